-- Locks the order's reservations, SKU ascending. Parameters: :order. 0..20 rows; by the primary key's prefix.
SELECT sku_id, quantity, status FROM reservations WHERE order_id = :order ORDER BY sku_id FOR UPDATE
