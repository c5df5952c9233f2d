-- No counter is negative or missing. Parameters: :stock, :most.
SELECT COUNT(*) OVER (), CONCAT('sku/', s.sku_id), NULL, s.sku_id, NULL,
       CAST(JSON_OBJECT('available_at_least', 0, 'reserved_at_least', 0) AS CHAR),
       CAST(JSON_OBJECT('available', s.available, 'reserved', s.reserved) AS CHAR)
  FROM :stock s
 WHERE NOT (COALESCE(s.available, -1) >= 0 AND COALESCE(s.reserved, -1) >= 0)
 ORDER BY s.sku_id LIMIT :most
