-- The last quote before another one that became an order. Parameters: :before_quote. One row, NULL where there is none; one
-- look at orders_quote.
SELECT MAX(quote_id) FROM orders WHERE quote_id < :before_quote
