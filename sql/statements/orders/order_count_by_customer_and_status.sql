-- How many orders there are. Parameters: :customer, :status. One row; counts along orders_by_customer_and_status.
SELECT COUNT(*) FROM orders WHERE customer_id = :customer AND status = :status
