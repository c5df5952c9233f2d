-- How many a customer's quotes there are. Parameters: :customer. One row; counts along quotes_by_customer.
SELECT COUNT(*) FROM quotes q
 WHERE q.customer_id = :customer
