-- Audit events count the versions of a quote, 1...n. Parameters: :quotes, :most.
SELECT COUNT(*) OVER (), CONCAT('quote/', q.id), q.consumed_order_id, NULL, q.id,
       CAST(JSON_OBJECT('version', q.version, 'events', q.version) AS CHAR),
       CAST(JSON_OBJECT('events', COUNT(a.quote_version), 'last', MAX(a.quote_version)) AS CHAR)
  FROM :quotes q LEFT JOIN audit_events a ON a.quote_id = q.id
 GROUP BY q.id, q.consumed_order_id, q.version
HAVING NOT (q.version <=> COUNT(a.quote_version) AND q.version <=> MAX(a.quote_version)
            AND 2 * SUM(a.quote_version) <=> q.version * (q.version + 1))
 ORDER BY q.id LIMIT :most
