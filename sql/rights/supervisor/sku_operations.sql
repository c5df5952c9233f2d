-- What a supervisor does to a SKU, once.
-- Parameters: :schema, :role.
GRANT INSERT (operation_id, kind, sku_id, reason) ON :schema.`sku_operations` TO :role
