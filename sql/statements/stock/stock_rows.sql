-- The stock of these SKUs. Parameters: :skus. At most one row a SKU; by primary key.
SELECT s.sku_id, k.code, k.name, s.available, s.reserved, s.version, p.price_minor, p.price_version
  FROM stock s JOIN skus k ON k.id = s.sku_id LEFT JOIN prices p ON p.sku_id = s.sku_id
 WHERE s.sku_id IN (:skus) ORDER BY s.sku_id
