-- How long flows took at this desk.
-- Parameters: :schema, :role.
GRANT INSERT ON :schema.`flow_timings` TO :role
