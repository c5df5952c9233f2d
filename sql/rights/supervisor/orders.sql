-- Why it was cancelled without a served customer.
-- Parameters: :schema, :role.
GRANT UPDATE (unserved_reason) ON :schema.`orders` TO :role
