-- One customer by total. The foreign key to customers keeps its own index, made with the table.
-- Done when: index orders orders_by_customer_and_total
CREATE INDEX orders_by_customer_and_total ON orders (customer_id, total_minor, id)
