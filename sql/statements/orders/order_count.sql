-- How many orders there are. Parameters: none. One row; counts along orders_by_creation.
SELECT COUNT(*) FROM orders
