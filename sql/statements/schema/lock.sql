-- One migration of a schema at a time. One row: 1 taken, 0 another session migrates.
SELECT GET_LOCK(MD5(CONCAT('holdfast.migrate.', DATABASE())), 5)
