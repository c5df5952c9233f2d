-- Whether a schema exists. Parameters: :name. One row.
SELECT COUNT(*) FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = :name
