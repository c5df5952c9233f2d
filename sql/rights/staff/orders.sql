-- Made, and cancelled once.
-- Parameters: :schema, :role.
GRANT INSERT (customer_id, status, quote_id, currency, total_minor, units, external_ref, operation_id, created_at,
      version),
      UPDATE (status, cancelled_at, cancel_reason, cancel_operation_id, version) ON :schema.`orders` TO :role
