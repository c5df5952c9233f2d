-- An order of a quote is of a quote that there is; served by orders_quote, which allows one order a quote.
-- Done when: constraint orders orders_quote_issued
ALTER TABLE orders
  ADD CONSTRAINT orders_quote_issued FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE RESTRICT ON UPDATE RESTRICT
