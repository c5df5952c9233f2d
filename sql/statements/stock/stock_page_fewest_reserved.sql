-- A page of stock, fewest reserved first, after the row (:after_units, :after_sku). Parameters: :least_units, :after_units, :after_sku,
-- :limit. At most :limit rows; ranges of stock_by_reserved: those of the same number before the row are not read again.
SELECT s.sku_id, k.code, k.name, s.available, s.reserved, s.version, p.price_minor, p.price_version
  FROM stock s FORCE INDEX (stock_by_reserved) STRAIGHT_JOIN skus k ON k.id = s.sku_id LEFT JOIN prices p ON p.sku_id = s.sku_id
 WHERE s.reserved >= :least_units AND (s.reserved > :after_units OR (s.reserved = :after_units AND s.sku_id > :after_sku))
 ORDER BY s.reserved ASC, s.sku_id ASC LIMIT :limit
