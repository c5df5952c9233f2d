-- A new caller.
-- Parameters: :schema, :role.
GRANT INSERT ON :schema.`customers` TO :role
