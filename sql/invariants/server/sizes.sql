-- About how many rows each table has, and its indexes. n rows.
SELECT DISTINCT s.INDEX_NAME, s.NON_UNIQUE, COALESCE(t.TABLE_ROWS, 0)
  FROM information_schema.STATISTICS s JOIN information_schema.TABLES t
    ON t.TABLE_SCHEMA = s.TABLE_SCHEMA AND t.TABLE_NAME = s.TABLE_NAME
 WHERE s.TABLE_SCHEMA = DATABASE() AND s.INDEX_NAME <> 'PRIMARY' ORDER BY s.INDEX_NAME
