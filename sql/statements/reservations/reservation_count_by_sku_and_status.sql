-- How many reservations of a SKU there are in a status. Parameters: :sku, :status. One row; by reservations_by_status or
-- reservations_by_sku_status_and_time.
SELECT COUNT(*) FROM reservations WHERE sku_id = :sku AND status = :status
