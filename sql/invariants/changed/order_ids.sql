-- The orders that something was done to. Parameters: :since_audit, :since_movement. By primary keys.
SELECT a.order_id FROM audit_events a WHERE a.id > :since_audit AND a.order_id IS NOT NULL
 UNION
SELECT m.order_id FROM stock_movements m WHERE m.id > :since_movement AND m.order_id IS NOT NULL
