-- Flows decide on rows read under locks; READ COMMITTED takes no gap locks, so two flows do not deadlock on them.
-- Rows: none.
SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED
