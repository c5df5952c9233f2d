-- Writes the answer; the trigger adds its instant. Parameters: :customer, :key, :answer, :order and :quote or NULL,
-- :accepted_at or NULL, :detail. Changes 1 row; by primary key.
UPDATE receipts SET answer = :answer, order_id = :order, quote_id = :quote, accepted_at = :accepted_at, detail = :detail
 WHERE customer_id = :customer AND idempotency_key = :key AND answer = 'claimed'
