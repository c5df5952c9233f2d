-- How many orders there are. Parameters: :customer. One row; counts along orders_by_customer.
SELECT COUNT(*) FROM orders WHERE customer_id = :customer
