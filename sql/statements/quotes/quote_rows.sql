-- These quotes as the lists show them, and whether each has expired. Parameters: :quotes. 0..n rows; by primary key.
SELECT q.id, q.customer_id, c.name, q.currency, q.total_minor, q.line_count,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', q.created_at), TIMESTAMPDIFF(MICROSECOND, '1970-01-01', q.expires_at),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', q.accepted_at), q.consumed_order_id, q.version,
       q.used = 0 AND q.expires_at <= UTC_TIMESTAMP(6)
  FROM quotes q STRAIGHT_JOIN customers c ON c.id = q.customer_id
 WHERE q.id IN (:quotes) ORDER BY q.created_at DESC, q.id DESC
