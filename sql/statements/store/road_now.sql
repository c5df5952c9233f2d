-- The database's time, and which road leads to an order here. One row; by primary key.
SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6)), order_road FROM store WHERE id = 1
