-- How many orders there are. Parameters: :status. One row; counts along orders_by_status.
SELECT COUNT(*) FROM orders WHERE status = :status
