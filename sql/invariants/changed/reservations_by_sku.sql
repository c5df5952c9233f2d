-- All reservations of SKUs whose stock moved. Parameters: :sku_ids. By reservations_by_status.
(SELECT r.sku_id, r.status, r.quantity FROM (:sku_ids) c STRAIGHT_JOIN reservations r ON r.sku_id = c.sku_id)
