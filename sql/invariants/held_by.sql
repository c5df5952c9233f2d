-- Evidence: the orders that hold a SKU's reserved units, as reserved.sql counts them. Parameters: :sku, :most.
-- By reservations_by_status or reservations_by_stock.
SELECT r.order_id, r.quantity FROM reservations r WHERE r.sku_id = :sku AND r.status = 'held' ORDER BY r.order_id LIMIT :most
