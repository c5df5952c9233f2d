-- Everything is read: a desk shows what others do.
-- Parameters: :pattern, a schema as grants take it, :role.
GRANT SELECT ON :pattern.* TO :role
