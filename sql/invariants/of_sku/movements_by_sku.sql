-- All movements of one SKU. Parameters: :sku. A range of stock_movements_version.
(SELECT * FROM stock_movements WHERE sku_id = :sku)
