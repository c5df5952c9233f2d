-- The stock of one SKU. Parameters: :code. 0..1 row; by unique key.
SELECT s.sku_id, k.code, k.name, s.available, s.reserved, s.version, p.price_minor, p.price_version
  FROM stock s JOIN skus k ON k.id = s.sku_id LEFT JOIN prices p ON p.sku_id = s.sku_id
 WHERE k.code = :code
