-- The stock row of one SKU. Parameters: :sku. By primary key.
(SELECT * FROM stock WHERE sku_id = :sku)
