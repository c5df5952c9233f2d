-- For each SKU, also one without a stock row: reserved is what orders hold. Parameters: :stock, :reserved, :most.
SELECT COUNT(*) OVER (), CONCAT('sku/', x.sku_id), NULL, x.sku_id, NULL,
       CAST(JSON_OBJECT('reserved', COALESCE(SUM(x.held), 0)) AS CHAR),
       CAST(JSON_OBJECT('reserved', MAX(x.reserved)) AS CHAR)
  FROM (SELECT s.sku_id, s.reserved, NULL AS held FROM :stock s
         UNION ALL
        SELECT h.sku_id, NULL, h.units FROM (:reserved) h) x
 GROUP BY x.sku_id
HAVING NOT (MAX(x.reserved) <=> COALESCE(SUM(x.held), 0))
 ORDER BY x.sku_id LIMIT :most
