-- Locks the order for somebody who acts without a served customer, and tells their role. Parameters: :order. 0..1 row; by
-- primary keys; the role is NULL for an account that is not on the staff.
SELECT customer_id, status, cancel_operation_id, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', cancelled_at),
       cancelled_by, cancel_reason,
       (SELECT role FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))))
  FROM orders WHERE id = :order FOR UPDATE
