-- created → cancelled, before anything else is locked. Parameters: :order, :customer, :operation, :reason. Changes 1 row;
-- 0 rows say nothing: missing, somebody else's, cancelled or of another status. By primary key.
UPDATE orders
   SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancel_reason = :reason,
       cancel_operation_id = :operation, version = version + 1
 WHERE id = :order AND customer_id = :customer AND status = 'created'
