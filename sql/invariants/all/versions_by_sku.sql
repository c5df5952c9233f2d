-- Versions that the movements of each SKU count. By stock_movements_version, in its order.
(SELECT m.sku_id, COUNT(*) AS movements, MAX(m.stock_version) AS last, SUM(m.stock_version) AS sum_of_versions
   FROM stock_movements m GROUP BY m.sku_id)
