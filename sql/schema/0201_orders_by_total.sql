-- Orders by their total, for the list. Customers and statuses have their own: each is a list that can be sorted.
-- Done when: index orders orders_by_total
CREATE INDEX orders_by_total ON orders (total_minor, id)
