-- Whether an index step has happened. Parameters: :table, :name. One row.
SELECT COUNT(DISTINCT INDEX_NAME) FROM information_schema.STATISTICS
 WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = :table AND INDEX_NAME = :name
