-- These orders as the lists show them. Parameters: :orders. 0..n rows; by primary key.
SELECT o.id, o.customer_id, c.name, o.status, o.currency, o.total_minor, o.external_ref,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', o.created_at), TIMESTAMPDIFF(MICROSECOND, '1970-01-01', o.cancelled_at),
       o.version, o.units
  FROM orders o STRAIGHT_JOIN customers c ON c.id = o.customer_id
 WHERE o.id IN (:orders) ORDER BY o.created_at DESC, o.id DESC
