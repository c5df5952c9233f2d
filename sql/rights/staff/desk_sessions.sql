-- Which connection is which desk.
-- Parameters: :schema, :role.
GRANT INSERT, UPDATE, DELETE ON :schema.`desk_sessions` TO :role
