-- An order of the quote road has exactly one receipt that says Accepted. Parameters: :orders, :most.
SELECT COUNT(*) OVER (), CONCAT('order/', o.id), o.id, NULL, o.quote_id,
       CAST(JSON_OBJECT('receipts', 1) AS CHAR),
       CAST(JSON_OBJECT('receipts', COUNT(r.customer_id)) AS CHAR)
  FROM :orders o LEFT JOIN receipts r ON r.order_id = o.id AND r.answer = 'Accepted'
 WHERE o.quote_id IS NOT NULL
 GROUP BY o.id, o.quote_id
HAVING COUNT(r.customer_id) <> 1
 ORDER BY o.id LIMIT :most
