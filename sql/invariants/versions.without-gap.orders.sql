-- Audit events count the versions of an order, 1...n. Parameters: :orders, :most.
SELECT COUNT(*) OVER (), CONCAT('order/', o.id), o.id, NULL, NULL,
       CAST(JSON_OBJECT('version', o.version, 'events', o.version) AS CHAR),
       CAST(JSON_OBJECT('events', COUNT(a.order_version), 'last', MAX(a.order_version)) AS CHAR)
  FROM :orders o LEFT JOIN audit_events a ON a.order_id = o.id
 GROUP BY o.id, o.version
HAVING NOT (o.version <=> COUNT(a.order_version) AND o.version <=> MAX(a.order_version)
            AND 2 * SUM(a.order_version) <=> o.version * (o.version + 1))
 ORDER BY o.id LIMIT :most
