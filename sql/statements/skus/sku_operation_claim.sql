-- The operation takes place now, and never again: a second one meets the primary key. Parameters: :operation, :kind (receive,
-- count or price), :sku, :reason. Inserts one row; who and when come from the trigger.
INSERT INTO sku_operations (operation_id, kind, sku_id, reason) VALUES (:operation, :kind, :sku, :reason)
