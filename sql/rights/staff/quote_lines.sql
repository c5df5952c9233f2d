-- What was promised, once.
-- Parameters: :schema, :role.
GRANT INSERT ON :schema.`quote_lines` TO :role
