-- The customer that an operation entered. Parameters: :operation. 0..1 row; by unique key.
SELECT id FROM customers WHERE operation_id = :operation
