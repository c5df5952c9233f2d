-- How many a customer's used quotes there are. Parameters: :customer. One row; counts along quotes_by_customer_and_use.
SELECT COUNT(*) FROM quotes q FORCE INDEX (quotes_by_customer_and_use)
 WHERE q.customer_id = :customer
   AND q.used = 1
