-- Held reservations of SKUs with their orders, the orders that there are not among them. Parameters: :skus, :limit.
-- At most :limit rows; by reservations_by_status, or by reservations_by_stock or reservations_by_sku_status_and_time.
SELECT r.sku_id, r.order_id, r.quantity, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.held_at), o.customer_id, o.status
  FROM reservations r LEFT JOIN orders o ON o.id = r.order_id
 WHERE r.sku_id IN (:skus) AND r.status = 'held' ORDER BY r.sku_id, r.order_id LIMIT :limit
