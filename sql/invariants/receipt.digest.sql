-- The digest is that of the quote that the receipt names. Parameters: :receipts, :most.
SELECT COUNT(*) OVER (), CONCAT('customer/', r.customer_id, '/receipt/', LOWER(HEX(r.idempotency_key))), r.order_id, NULL,
       r.quote_id,
       CAST(JSON_OBJECT('digest', SHA2(CONCAT('holdfast accept-quote 1', CHAR(10), 'quote ', r.quote_id, CHAR(10)), 256))
            AS CHAR),
       CAST(JSON_OBJECT('digest', LOWER(HEX(r.digest))) AS CHAR)
  FROM :receipts r
 WHERE r.quote_id IS NOT NULL
   AND r.digest <> UNHEX(SHA2(CONCAT('holdfast accept-quote 1', CHAR(10), 'quote ', r.quote_id, CHAR(10)), 256))
 ORDER BY r.customer_id, r.idempotency_key LIMIT :most
