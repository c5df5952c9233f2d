-- Statuses that the release path does not know, each once: listed, not judged. Parameters: :orders, :most.
SELECT COUNT(*) OVER (), CONCAT('status/', o.status), MIN(o.id), NULL, NULL,
       CAST(JSON_OBJECT('status', JSON_ARRAY('created', 'cancelled')) AS CHAR),
       CAST(JSON_OBJECT('status', o.status, 'orders', COUNT(*), 'first', MIN(o.id), 'last', MAX(o.id)) AS CHAR)
  FROM :orders o
 WHERE o.status NOT IN ('created', 'cancelled') OR o.status LIKE '% '
 GROUP BY o.status
 ORDER BY o.status LIMIT :most
