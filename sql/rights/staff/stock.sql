-- Both counters and for whom; the triggers judge the change and write the movement.
-- Parameters: :schema, :role.
GRANT UPDATE (available, reserved, version, last_kind, last_order_id, last_operation_id,
      last_reason) ON :schema.`stock` TO :role
