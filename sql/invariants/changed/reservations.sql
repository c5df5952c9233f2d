-- Reservations of orders that something was done to. Parameters: :order_ids. By primary key.
(SELECT r.* FROM (:order_ids) c STRAIGHT_JOIN reservations r ON r.order_id = c.order_id)
