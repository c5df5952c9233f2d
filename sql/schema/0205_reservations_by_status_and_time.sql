-- The list of what is held. The time comes before the order: an index of status and order would be taken by the writes of
-- a cancel, which must go by the primary key.
-- Done when: index reservations reservations_by_status_and_time
CREATE INDEX reservations_by_status_and_time ON reservations (status, held_at, order_id, sku_id)
