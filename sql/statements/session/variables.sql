-- What the server is and whether the prologue took. One row a variable; a variable that a server lacks is left out.
SHOW SESSION VARIABLES WHERE Variable_name IN
  ('version', 'version_comment', 'innodb_flush_log_at_trx_commit', 'read_only', 'super_read_only', 'server_uuid', 'server_uid',
   'hostname', 'port', 'datadir', 'time_zone', 'sql_mode', 'autocommit', 'tx_isolation', 'transaction_isolation',
   'innodb_lock_wait_timeout', 'lock_wait_timeout', 'wait_timeout', 'foreign_key_checks', 'check_constraint_checks',
   'character_set_connection', 'group_replication_consistency')
