-- A receipt that statements are tried on. 0..1 row; by primary key.
SELECT customer_id, idempotency_key FROM receipts ORDER BY customer_id, idempotency_key LIMIT 1
