-- Whether the server takes writes, its clock, the newest order and quote, and the versions of what a window shows.
-- Parameters: :orders, :skus, :quotes (lists; 0 stands for none). 1 row of kind server, 1 newest and 1 newest quote (NULL
-- where there is none), one for each order, SKU and quote that exists. By the primary keys.
SELECT 'server' AS kind, @@global.read_only AS id, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6)) AS version
UNION ALL
SELECT 'newest', MAX(id), 0 FROM orders
UNION ALL
SELECT 'order', id, version FROM orders WHERE id IN (:orders)
UNION ALL
SELECT 'sku', sku_id, version FROM stock WHERE sku_id IN (:skus)
UNION ALL
SELECT 'newest quote', MAX(id), 0 FROM quotes
UNION ALL
SELECT 'quote', id, version FROM quotes WHERE id IN (:quotes)
 ORDER BY kind, id
