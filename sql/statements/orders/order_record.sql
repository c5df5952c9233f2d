-- What is recorded of an order beside its list row. Parameters: :order. 0..1 row; by primary key.
SELECT cancelled_by, cancel_reason, quote_id FROM orders WHERE id = :order
