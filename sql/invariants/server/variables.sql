-- How durable a commit is, and whether this is the writable primary. One row a variable; one that a server lacks is left out.
SHOW GLOBAL VARIABLES WHERE Variable_name IN
  ('innodb_flush_log_at_trx_commit', 'log_bin', 'sync_binlog', 'innodb_doublewrite', 'read_only', 'super_read_only')
