-- The reservations of these orders, as lists show them. Parameters: :orders. 0..20 rows an order; by primary keys.
SELECT r.order_id, r.sku_id, r.quantity, r.status, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.held_at),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.released_at), o.status, o.customer_id, c.name, o.version
  FROM reservations r
  STRAIGHT_JOIN orders o ON o.id = r.order_id STRAIGHT_JOIN customers c ON c.id = o.customer_id
 WHERE r.order_id IN (:orders) ORDER BY r.order_id, r.sku_id
