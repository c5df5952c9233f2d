-- Locks the order; whoever changes it waits here. Parameters: :order. 0..1 row; by primary key.
SELECT customer_id, status, cancel_operation_id, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', cancelled_at),
       cancelled_by, cancel_reason
  FROM orders WHERE id = :order FOR UPDATE
