-- For checks and for issuing quotes, which read one consistent snapshot. Rows: none.
SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ
