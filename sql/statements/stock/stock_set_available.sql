-- Units that were counted. Parameters: :sku, :units (available from now on), :operation, :reason. Changes 1 row.
UPDATE stock
   SET available = :units, version = version + 1, last_kind = 'count', last_order_id = NULL,
       last_operation_id = :operation, last_reason = :reason
 WHERE sku_id = :sku
