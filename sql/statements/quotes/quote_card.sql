-- A quote and its lines, each with its price and stock of now, all of one snapshot: the quote's columns are repeated.
-- Parameters: :quote. 0..20 rows; by primary key.
SELECT q.id, q.customer_id, c.name, q.currency, q.total_minor, q.line_count,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', q.created_at), TIMESTAMPDIFF(MICROSECOND, '1970-01-01', q.expires_at),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', q.accepted_at), q.consumed_order_id, q.version,
       o.status, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6)),
       (SELECT a.who FROM audit_events a WHERE a.quote_id = q.id ORDER BY a.id LIMIT 1),
       l.line_no, l.sku_id, k.code, k.name, l.quantity, l.unit_price_minor, p.price_minor, s.available
  FROM quotes q STRAIGHT_JOIN customers c ON c.id = q.customer_id
  STRAIGHT_JOIN quote_lines l ON l.quote_id = q.id STRAIGHT_JOIN skus k ON k.id = l.sku_id
  LEFT JOIN prices p ON p.sku_id = l.sku_id LEFT JOIN stock s ON s.sku_id = l.sku_id
  LEFT JOIN orders o ON o.id = q.consumed_order_id
 WHERE q.id = :quote ORDER BY l.line_no
