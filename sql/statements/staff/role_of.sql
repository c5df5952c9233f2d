-- The role of an account. Parameters: :account. 0..1 row; by primary key.
SELECT role FROM staff WHERE account = :account
