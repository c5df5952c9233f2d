-- For the next transaction only: what it reads is of one instant. Rows: none.
SET TRANSACTION ISOLATION LEVEL REPEATABLE READ
