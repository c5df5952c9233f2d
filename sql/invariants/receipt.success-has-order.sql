-- A receipt that says Accepted or Placed names an order of its customer, of the quote it names or of none; another names
-- no order. Parameters: :receipts, :most.
SELECT COUNT(*) OVER (), CONCAT('customer/', r.customer_id, '/receipt/', LOWER(HEX(r.idempotency_key))), r.order_id, NULL,
       r.quote_id,
       CAST(JSON_OBJECT('order', r.answer IN ('Accepted', 'Placed'), 'customer', r.customer_id, 'quote', r.quote_id) AS CHAR),
       CAST(JSON_OBJECT('answer', r.answer, 'order', r.order_id, 'found', o.id, 'customer', o.customer_id,
                        'quote', o.quote_id) AS CHAR)
  FROM :receipts r LEFT JOIN orders o ON o.id = r.order_id
 WHERE NOT (IF(r.answer IN ('Accepted', 'Placed'),
               o.customer_id <=> r.customer_id AND o.quote_id <=> r.quote_id
                 AND (r.answer = 'Accepted') = (r.quote_id IS NOT NULL),
               r.order_id IS NULL))
 ORDER BY r.customer_id, r.idempotency_key LIMIT :most
