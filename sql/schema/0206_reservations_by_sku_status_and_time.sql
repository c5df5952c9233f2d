-- Who holds a SKU; made after the table, so that the foreign key to stock keeps its own index.
-- Done when: index reservations reservations_by_sku_status_and_time
CREATE INDEX reservations_by_sku_status_and_time ON reservations (sku_id, status, held_at, order_id)
