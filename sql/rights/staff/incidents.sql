-- A flow that meets what cannot be opens the case.
-- Parameters: :schema, :role.
GRANT INSERT ON :schema.`incidents` TO :role
