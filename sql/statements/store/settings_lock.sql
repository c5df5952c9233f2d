-- Locks the store's settings. One row: the road to an order, and how many seconds a quote is good for; by primary key.
SELECT order_road, quote_seconds FROM store WHERE id = 1 FOR UPDATE
