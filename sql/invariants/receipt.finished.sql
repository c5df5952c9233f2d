-- A receipt has an answer, one that the program knows; a claimed one is the trace of no transaction of ours.
-- Parameters: :receipts, :most.
SELECT COUNT(*) OVER (), CONCAT('customer/', r.customer_id, '/receipt/', LOWER(HEX(r.idempotency_key))), r.order_id, NULL,
       r.quote_id,
       CAST(JSON_OBJECT('answered', TRUE) AS CHAR),
       CAST(JSON_OBJECT('answer', r.answer, 'answered_at', CAST(r.answered_at AS CHAR)) AS CHAR)
  FROM :receipts r
 WHERE r.answer NOT IN ('Accepted', 'Placed', 'QuoteExpired', 'OutOfStock', 'QuoteUsed', 'PriceChanged')
    OR r.answered_at IS NULL
 ORDER BY r.customer_id, r.idempotency_key LIMIT :most
