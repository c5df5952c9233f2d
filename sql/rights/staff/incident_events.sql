-- What happened to a case; who may say what is for the triggers.
-- Parameters: :schema, :role.
GRANT INSERT ON :schema.`incident_events` TO :role
