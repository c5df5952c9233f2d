-- created → cancelled, by somebody who acts without a served customer and says why. Parameters: :order, :operation,
-- :reason, :unserved. Changes 1 row, or 0 when it was not created.
UPDATE orders
   SET status = 'cancelled', cancelled_at = UTC_TIMESTAMP(6), cancel_reason = :reason,
       cancel_operation_id = :operation, unserved_reason = :unserved, version = version + 1
 WHERE id = :order AND status = 'created'
