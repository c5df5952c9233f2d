-- One order as the lists show it. Parameters: :order. 0..1 row; by primary key.
SELECT o.id, o.customer_id, c.name, o.status, o.currency, o.total_minor, o.external_ref,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', o.created_at), TIMESTAMPDIFF(MICROSECOND, '1970-01-01', o.cancelled_at),
       o.version, o.units
  FROM orders o JOIN customers c ON c.id = o.customer_id
 WHERE o.id = :order
