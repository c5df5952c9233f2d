-- A page of stock by code. Parameters: :after, :limit. At most :limit rows; a range of skus_code.
SELECT s.sku_id, k.code, k.name, s.available, s.reserved, s.version, p.price_minor, p.price_version
  FROM stock s JOIN skus k ON k.id = s.sku_id LEFT JOIN prices p ON p.sku_id = s.sku_id
 WHERE k.code > :after ORDER BY k.code LIMIT :limit
