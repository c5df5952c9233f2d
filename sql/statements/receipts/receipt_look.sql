-- What was once answered, and the status of its order now. Parameters: :customer, :key. 0..1 row; by primary keys.
SELECT r.digest, r.answer, r.order_id, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.accepted_at),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.answered_at), r.detail, o.status
  FROM receipts r LEFT JOIN orders o ON o.id = r.order_id
 WHERE r.customer_id = :customer AND r.idempotency_key = :key
