-- The reservations of an order. Parameters: :order. 0..20 rows; by primary key.
SELECT sku_id, quantity, status, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', held_at),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', released_at)
  FROM reservations WHERE order_id = :order ORDER BY sku_id
