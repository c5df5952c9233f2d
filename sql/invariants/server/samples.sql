-- A row of each kind that statements are tried on: the first, which nobody works on any more. 0..1 row; by primary keys.
SELECT r.order_id, r.sku_id, o.customer_id
  FROM reservations r STRAIGHT_JOIN orders o ON o.id = r.order_id ORDER BY r.order_id, r.sku_id LIMIT 1
