-- Orders that something was done to. Parameters: :order_ids. By primary key.
(SELECT o.* FROM (:order_ids) c STRAIGHT_JOIN orders o ON o.id = c.order_id)
