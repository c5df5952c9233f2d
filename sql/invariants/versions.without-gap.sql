-- Movements count the versions of a stock row, 1...n. Parameters: :stock, :versions_by_sku, :most.
SELECT COUNT(*) OVER (), CONCAT('sku/', x.sku_id), NULL, x.sku_id, NULL,
       CAST(JSON_OBJECT('version', MAX(x.version), 'movements', MAX(x.version)) AS CHAR),
       CAST(JSON_OBJECT('movements', COALESCE(SUM(x.movements), 0), 'last', MAX(x.last)) AS CHAR)
  FROM (SELECT s.sku_id, s.version, NULL AS movements, NULL AS last, NULL AS sum_of_versions FROM :stock s
         UNION ALL
        SELECT m.sku_id, NULL, m.movements, m.last, m.sum_of_versions FROM :versions_by_sku m) x
 GROUP BY x.sku_id
HAVING NOT (MAX(x.version) <=> SUM(x.movements) AND MAX(x.version) <=> MAX(x.last)
            AND 2 * SUM(x.sum_of_versions) <=> MAX(x.version) * (MAX(x.version) + 1))
 ORDER BY x.sku_id LIMIT :most
