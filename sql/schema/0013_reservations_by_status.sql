-- For the sums of what is held of a SKU; made after the table, so that the foreign key keeps its own index.
-- Done when: index reservations reservations_by_status
CREATE INDEX reservations_by_status ON reservations (sku_id, status, quantity)
