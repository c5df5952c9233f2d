-- Ends the lock of schema/lock. One row.
SELECT RELEASE_LOCK(SHA2(CONCAT('holdfast.migrate.', DATABASE()), 224))
