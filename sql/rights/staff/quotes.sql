-- Issued, and consumed once; nothing else of it changes.
-- Parameters: :schema, :role.
GRANT INSERT (customer_id, currency, total_minor, line_count, created_at, expires_at, operation_id, version),
      UPDATE (accepted_at, consumed_order_id, version) ON :schema.`quotes` TO :role
