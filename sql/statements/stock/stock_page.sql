-- A page of stock by code. Parameters: :after_code, :limit. At most :limit rows; a range of skus_code.
-- STRAIGHT_JOIN: of a small store the optimiser would read the stock first, and sort.
SELECT s.sku_id, k.code, k.name, s.available, s.reserved, s.version, p.price_minor, p.price_version
  FROM skus k FORCE INDEX (skus_code) STRAIGHT_JOIN stock s ON s.sku_id = k.id LEFT JOIN prices p ON p.sku_id = s.sku_id
 WHERE k.code > :after_code ORDER BY k.code LIMIT :limit
