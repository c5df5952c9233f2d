-- What this desk does not know the end of.
-- Parameters: :schema, :role.
GRANT INSERT, UPDATE, DELETE ON :schema.`pending_mirror` TO :role
