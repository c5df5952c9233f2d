-- An order's audit trail, oldest first. Parameters: :order, :limit. By audit_events_by_order.
SELECT id, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', at), who, what, order_version, operation_id, detail
  FROM audit_events WHERE order_id = :order ORDER BY id LIMIT :limit
