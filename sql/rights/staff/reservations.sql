-- Held when it is made, released later; its quantity never changes.
-- Parameters: :schema, :role.
GRANT INSERT (order_id, sku_id, quantity, status, held_at),
      UPDATE (status, released_at) ON :schema.`reservations` TO :role
