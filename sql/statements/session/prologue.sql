-- The session's settings, applied at every connect and checked by session/variables.
-- Parameters: :lock_wait, :idle_limit seconds. Rows: none.
SET SESSION
  time_zone = '+00:00',
  sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
  autocommit = 1,
  foreign_key_checks = 1,
  innodb_lock_wait_timeout = :lock_wait,
  lock_wait_timeout = :lock_wait,
  wait_timeout = :idle_limit
