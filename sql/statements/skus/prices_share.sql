-- Current prices, SKU ascending, held as they are until the end: a change of price waits. Parameters: :skus. 0..n rows; by
-- primary key.
SELECT sku_id, price_minor, price_version FROM prices WHERE sku_id IN (:skus) ORDER BY sku_id LOCK IN SHARE MODE
