-- All reservations of one SKU. Parameters: :sku. By reservations_by_stock or reservations_by_status.
(SELECT sku_id, status, quantity FROM reservations WHERE sku_id = :sku)
