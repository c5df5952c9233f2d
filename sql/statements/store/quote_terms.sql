-- What a quote or an order of this store is made in, how many seconds a quote is good for, and the database's time. One row.
SELECT currency, quote_seconds, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6)) FROM store WHERE id = 1
