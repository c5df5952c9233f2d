-- One status by total.
-- Done when: index orders orders_by_status_and_total
CREATE INDEX orders_by_status_and_total ON orders (status, total_minor, id)
