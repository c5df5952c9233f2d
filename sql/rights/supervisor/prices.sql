-- A price with its version.
-- Parameters: :schema, :role.
GRANT UPDATE (price_minor, price_version, last_operation_id) ON :schema.`prices` TO :role
