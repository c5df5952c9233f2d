-- The quote that an operation has issued, after waiting for the one that it may be issuing just now. Parameters: :operation.
-- 0..1 row; by unique key.
SELECT id, customer_id, currency, total_minor, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', created_at),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', expires_at)
  FROM quotes WHERE operation_id = :operation LOCK IN SHARE MODE
