-- One migration of a schema at a time. One row: 1 taken, 0 another session migrates.
SELECT GET_LOCK(SHA2(CONCAT('holdfast.migrate.', DATABASE()), 224), 5)
