-- Counters that are what movements and reservations say again; the triggers see to it that they are, and add a movement of
-- no unit. Parameters: :sku, :available, :reserved, :version (it has now), :operation, :reason. Changes 1 row.
UPDATE stock
   SET available = :available, reserved = :reserved, version = version + 1, last_kind = 'repair', last_order_id = NULL,
       last_operation_id = :operation, last_reason = :reason
 WHERE sku_id = :sku AND version = :version
