-- A quote that statements are tried on, and its operation. 0..1 row; by primary key.
SELECT id, customer_id, operation_id FROM quotes ORDER BY id LIMIT 1
