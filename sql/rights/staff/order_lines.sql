-- What was ordered, once.
-- Parameters: :schema, :role.
GRANT INSERT ON :schema.`order_lines` TO :role
