-- A consumed quote is consumed by the order that was made of it, for the same customer; and the other way round.
-- Parameters: :quotes, :orders, :most.
SELECT COUNT(*) OVER (), CONCAT('quote/', x.quote_id), MIN(x.order_id), NULL, x.quote_id,
       CAST(JSON_OBJECT('consumed_by', MAX(x.expected), 'customer', MAX(x.customer)) AS CHAR),
       CAST(JSON_OBJECT('consumed_by', MAX(x.actual), 'customer', MAX(x.actual_customer)) AS CHAR)
  FROM (SELECT q.id AS quote_id, q.consumed_order_id AS order_id, IF(o.quote_id <=> q.id, o.id, NULL) AS expected,
               q.consumed_order_id AS actual, q.customer_id AS customer, o.customer_id AS actual_customer
          FROM :quotes q LEFT JOIN orders o ON o.id = q.consumed_order_id
         WHERE q.consumed_order_id IS NOT NULL AND NOT (o.quote_id <=> q.id AND o.customer_id <=> q.customer_id)
         UNION ALL
        SELECT o.quote_id, o.id, o.id, q.consumed_order_id, q.customer_id, o.customer_id
          FROM :orders o LEFT JOIN quotes q ON q.id = o.quote_id
         WHERE o.quote_id IS NOT NULL AND NOT (q.consumed_order_id <=> o.id AND q.customer_id <=> o.customer_id)) x
 GROUP BY x.quote_id
 ORDER BY x.quote_id LIMIT :most
