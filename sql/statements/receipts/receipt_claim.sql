-- Claims a key; taken already: a duplicate (1062). Quote and order are named with the answer only. The trigger fills in who
-- and when. Parameters: :customer, :key, :digest. One row.
INSERT INTO receipts (customer_id, idempotency_key, digest, answer, who, claimed_at)
VALUES (:customer, :key, :digest, 'claimed', '', UTC_TIMESTAMP(6))
