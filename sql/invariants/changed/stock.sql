-- Stock that moved. Parameters: :sku_ids. By primary key.
(SELECT s.* FROM (:sku_ids) c STRAIGHT_JOIN stock s ON s.sku_id = c.sku_id)
