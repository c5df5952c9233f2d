-- A page of stock, fewest available first, after the row (:after_units, :after_sku). Parameters: :most_units, :after_units, :after_sku,
-- :limit. At most :limit rows; ranges of stock_by_available: those of the same number before the row are not read again.
SELECT s.sku_id, k.code, k.name, s.available, s.reserved, s.version, p.price_minor, p.price_version
  FROM stock s FORCE INDEX (stock_by_available) STRAIGHT_JOIN skus k ON k.id = s.sku_id LEFT JOIN prices p ON p.sku_id = s.sku_id
 WHERE s.available <= :most_units AND (s.available > :after_units OR (s.available = :after_units AND s.sku_id > :after_sku))
 ORDER BY s.available ASC, s.sku_id ASC LIMIT :limit
