-- Holds what the order's lines say. Parameters: :order. n rows.
INSERT INTO reservations (order_id, sku_id, quantity, status, held_at)
SELECT order_id, sku_id, quantity, 'held', UTC_TIMESTAMP(6) FROM order_lines WHERE order_id = :order ORDER BY sku_id
