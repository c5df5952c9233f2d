-- Locks stock rows, SKU ascending. Parameters: :skus. One row a SKU that has stock; by primary key.
SELECT sku_id, available, reserved FROM stock WHERE sku_id IN (:skus) ORDER BY sku_id FOR UPDATE
