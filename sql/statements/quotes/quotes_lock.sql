-- Locks these quotes. FORCE INDEX: where they are most of a small store's quotes, all of them would be read, and locked.
-- Parameters: :quotes. 0..n rows; by primary key.
SELECT id FROM quotes FORCE INDEX (PRIMARY) WHERE id IN (:quotes) ORDER BY id FOR UPDATE
