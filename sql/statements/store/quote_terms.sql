-- What a quote or an order of this store is made in, how many seconds a quote is good for, the database's time, and which road
-- leads to an order here. One row; by primary key.
SELECT currency, quote_seconds, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6)), order_road FROM store WHERE id = 1
