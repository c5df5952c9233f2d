-- How long a quote is good for, in seconds, and which road leads to an order here: a quote, or the price of the moment.
-- Done when: column store order_road
ALTER TABLE store
  ADD COLUMN quote_seconds INT NOT NULL DEFAULT 300,
  ADD COLUMN order_road VARCHAR(16) CHARACTER SET ascii NOT NULL DEFAULT 'quote',
  ADD CONSTRAINT store_quote_period CHECK (quote_seconds BETWEEN 1 AND 86400),
  ADD CONSTRAINT store_order_road CHECK (order_road IN ('quote', 'price'))
