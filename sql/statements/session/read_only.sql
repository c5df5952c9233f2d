-- Whether a server that was read-only has become the writable primary. One or two rows.
SHOW GLOBAL VARIABLES WHERE Variable_name IN ('read_only', 'super_read_only')
