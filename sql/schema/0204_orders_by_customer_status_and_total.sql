-- One customer and one status by total.
-- Done when: index orders orders_by_customer_status_and_total
CREATE INDEX orders_by_customer_status_and_total ON orders (customer_id, status, total_minor, id)
