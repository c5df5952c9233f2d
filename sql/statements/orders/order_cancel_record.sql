-- What the trigger recorded of a cancel in this transaction. Parameters: :order. One row; by primary key.
SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', cancelled_at), cancelled_by FROM orders WHERE id = :order
