-- Whether the server takes writes, its clock, the newest order, and the versions of what a window shows. Parameters:
-- :orders, :skus (lists; 0 stands for none). 1 row of kind server, 1 newest (NULL where there is no order), one for each
-- order and SKU that exists. By the primary keys.
SELECT 'server' AS kind, @@global.read_only AS id, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6)) AS version
UNION ALL
SELECT 'newest', MAX(id), 0 FROM orders
UNION ALL
SELECT 'order', id, version FROM orders WHERE id IN (:orders)
UNION ALL
SELECT 'sku', sku_id, version FROM stock WHERE sku_id IN (:skus)
 ORDER BY kind, id
