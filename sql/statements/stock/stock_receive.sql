-- Units that came in. Parameters: :sku, :units, :operation, :reason. Changes 1 row.
UPDATE stock
   SET available = available + :units, version = version + 1, last_kind = 'receive', last_order_id = NULL,
       last_operation_id = :operation, last_reason = :reason
 WHERE sku_id = :sku
