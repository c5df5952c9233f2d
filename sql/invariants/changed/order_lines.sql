-- Lines of orders that something was done to. Parameters: :order_ids. By primary key.
(SELECT l.* FROM (:order_ids) c STRAIGHT_JOIN order_lines l ON l.order_id = c.order_id)
