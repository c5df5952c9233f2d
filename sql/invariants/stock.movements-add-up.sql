-- For each SKU, also one without a stock row: both counters are the sums of its movements.
-- Parameters: :stock, :movements_by_sku, :most.
SELECT COUNT(*) OVER (), CONCAT('sku/', x.sku_id), NULL, x.sku_id, NULL,
       CAST(JSON_OBJECT('available', SUM(x.moved_available), 'reserved', SUM(x.moved_reserved)) AS CHAR),
       CAST(JSON_OBJECT('available', MAX(x.available), 'reserved', MAX(x.reserved)) AS CHAR)
  FROM (SELECT s.sku_id, s.available, s.reserved, NULL AS moved_available, NULL AS moved_reserved FROM :stock s
         UNION ALL
        SELECT m.sku_id, NULL, NULL, SUM(m.delta_available), SUM(m.delta_reserved)
          FROM :movements_by_sku m GROUP BY m.sku_id) x
 GROUP BY x.sku_id
HAVING NOT (MAX(x.available) <=> SUM(x.moved_available) AND MAX(x.reserved) <=> SUM(x.moved_reserved))
 ORDER BY x.sku_id LIMIT :most
