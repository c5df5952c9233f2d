-- The order that an operation made. Parameters: :operation. 0..1 row; by unique key.
SELECT id, total_minor FROM orders WHERE operation_id = :operation
