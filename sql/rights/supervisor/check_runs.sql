-- A check that was made.
-- Parameters: :schema, :role.
GRANT INSERT ON :schema.`check_runs` TO :role
