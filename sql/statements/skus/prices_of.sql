-- Current prices, locked: a change of price waits here. Parameters: :skus. 0..n rows; by primary key.
SELECT sku_id, price_minor FROM prices WHERE sku_id IN (:skus) ORDER BY sku_id FOR UPDATE
