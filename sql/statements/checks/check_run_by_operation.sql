-- The check that an operation has recorded. Parameters: :operation. 0..1 row; by unique key.
SELECT id FROM check_runs WHERE operation_id = :operation
