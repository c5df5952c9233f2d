-- A page of orders, largest total first, after the row (:after_total, :after_id). Parameters: :status, :after_total, :after_id, :limit.
-- At most :limit rows; two ranges of orders_by_status_and_total: many orders have one total, and those of the pages before are
-- not read again. Forced: the optimiser would rather sort few orders than trust the order of an index.
SELECT o.id, o.customer_id, c.name, o.status, o.currency, o.total_minor, o.external_ref,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', o.created_at), TIMESTAMPDIFF(MICROSECOND, '1970-01-01', o.cancelled_at),
       o.version, o.units
  FROM orders o FORCE INDEX (orders_by_status_and_total) STRAIGHT_JOIN customers c ON c.id = o.customer_id
 WHERE o.status = :status
   AND (o.total_minor < :after_total OR (o.total_minor = :after_total AND o.id < :after_id))
 ORDER BY o.total_minor DESC, o.id DESC LIMIT :limit
