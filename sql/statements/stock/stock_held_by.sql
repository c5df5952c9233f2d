-- Who holds the reserved units of a SKU, oldest first. Parameters: :sku, :limit. By reservations_by_status or
-- reservations_by_sku_status_and_time, or by reservations_by_stock where the server expects to be done sooner without sorting.
SELECT r.order_id, o.customer_id, c.name, r.quantity, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.held_at), o.status
  FROM reservations r JOIN orders o ON o.id = r.order_id JOIN customers c ON c.id = o.customer_id
 WHERE r.sku_id = :sku AND r.status = 'held' ORDER BY r.order_id LIMIT :limit
