-- All movements of SKUs whose stock moved. Parameters: :sku_ids. By stock_movements_version.
(SELECT m.* FROM (:sku_ids) c STRAIGHT_JOIN stock_movements m ON m.sku_id = c.sku_id)
