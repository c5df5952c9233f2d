-- The same of one customer.
-- Done when: index quotes quotes_by_customer_and_use
ALTER TABLE quotes
  ADD KEY quotes_by_customer_and_use (customer_id, used, created_at, id, expires_at)
