-- The lines of a locked order, read as they are now. Parameters: :order. 0..20 rows; by the primary key's prefix.
SELECT sku_id, quantity FROM order_lines WHERE order_id = :order ORDER BY line_no LOCK IN SHARE MODE
