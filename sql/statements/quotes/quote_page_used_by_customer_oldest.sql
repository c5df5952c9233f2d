-- A page of a customer's used quotes, oldest first, after the row (:after, :after_id). Parameters: :customer, :after,
-- :after_id, :limit. At most :limit rows; a range of quotes_by_customer_and_use. The row comparison is written out: MariaDB
-- reads the whole index for the short form.
SELECT q.id, q.customer_id, c.name, q.currency, q.total_minor, q.line_count,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', q.created_at), TIMESTAMPDIFF(MICROSECOND, '1970-01-01', q.expires_at),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', q.accepted_at), q.consumed_order_id, q.version
  FROM quotes q FORCE INDEX (quotes_by_customer_and_use) STRAIGHT_JOIN customers c ON c.id = q.customer_id
 WHERE q.customer_id = :customer
   AND q.used = 1
   AND q.created_at >= :after AND (q.created_at > :after OR q.id > :after_id)
 ORDER BY q.created_at ASC, q.id ASC LIMIT :limit
