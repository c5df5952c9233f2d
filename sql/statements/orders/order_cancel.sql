-- created → cancelled. Parameters: :order, :operation, :reason. Changes 1 row, or 0 when it was not created.
UPDATE orders
   SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancel_reason = :reason,
       cancel_operation_id = :operation, version = version + 1
 WHERE id = :order AND status = 'created'
