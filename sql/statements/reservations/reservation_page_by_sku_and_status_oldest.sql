-- A page of reservations, oldest first, after the row (:after, :after_order). Parameters: :sku, :status, :after, :after_order,
-- :limit. At most :limit rows; ranges of reservations_by_sku_status_and_time, which is forced: a small store would be sorted instead.
-- SKUs are named by another statement, once each.
SELECT r.order_id, r.sku_id, r.quantity, r.status, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.held_at),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.released_at), o.status, o.customer_id, c.name, o.version
  FROM reservations r FORCE INDEX (reservations_by_sku_status_and_time)
  STRAIGHT_JOIN orders o ON o.id = r.order_id STRAIGHT_JOIN customers c ON c.id = o.customer_id
 WHERE r.sku_id = :sku AND r.status = :status
   AND (r.held_at > :after OR (r.held_at = :after AND r.order_id > :after_order))
 ORDER BY r.held_at ASC, r.order_id ASC LIMIT :limit
