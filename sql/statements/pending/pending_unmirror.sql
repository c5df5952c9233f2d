-- The operation is known to be done or undone. Parameters: :operation. 0..1 row; by primary key.
DELETE FROM pending_mirror WHERE operation_id = :operation
