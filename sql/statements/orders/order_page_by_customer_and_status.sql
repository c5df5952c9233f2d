-- A page of orders, newest first, after the row (:after, :after_id). Parameters: :customer, :status, :after, :after_id, :limit.
-- At most :limit rows; a range of orders_by_customer_and_status. The row comparison is written out: MariaDB reads the whole index for
-- the short form.
-- STRAIGHT_JOIN: of a small store the optimiser would read the customers first, and sort.
SELECT o.id, o.customer_id, c.name, o.status, o.currency, o.total_minor, o.external_ref,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', o.created_at), TIMESTAMPDIFF(MICROSECOND, '1970-01-01', o.cancelled_at),
       o.version, o.units
  FROM orders o STRAIGHT_JOIN customers c ON c.id = o.customer_id
 WHERE o.customer_id = :customer AND o.status = :status AND o.created_at <= :after AND (o.created_at < :after OR o.id < :after_id)
 ORDER BY o.created_at DESC, o.id DESC LIMIT :limit
