-- Ends the lock of schema/lock. One row.
SELECT RELEASE_LOCK(MD5(CONCAT('holdfast.migrate.', DATABASE())))
