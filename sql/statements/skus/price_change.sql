-- A new version of a price. Parameters: :sku, :price, :operation. Changes 1 row.
UPDATE prices SET price_minor = :price, price_version = price_version + 1, last_operation_id = :operation
 WHERE sku_id = :sku
