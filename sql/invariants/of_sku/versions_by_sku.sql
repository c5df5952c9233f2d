-- Versions that the movements of one SKU count. Parameters: :sku. A range of stock_movements_version.
(SELECT sku_id, COUNT(*) AS movements, MAX(stock_version) AS last, SUM(stock_version) AS sum_of_versions
   FROM stock_movements WHERE sku_id = :sku GROUP BY sku_id)
