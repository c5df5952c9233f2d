-- What is reserved is the sum of this: the units of held reservations. Parameters: :sku. One row; by reservations_by_status.
SELECT COALESCE(SUM(quantity), 0) FROM reservations WHERE sku_id = :sku AND status = 'held'
