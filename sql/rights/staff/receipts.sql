-- Claimed, and finished with its answer in the same transaction.
-- Parameters: :schema, :role.
GRANT INSERT (customer_id, idempotency_key, digest, answer, who, claimed_at),
      UPDATE (answer, order_id, quote_id, accepted_at, detail) ON :schema.`receipts` TO :role
