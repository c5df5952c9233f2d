-- Lines of quotes that something was done to. Parameters: :quote_ids. By primary key.
(SELECT l.* FROM (:quote_ids) c STRAIGHT_JOIN quote_lines l ON l.quote_id = c.quote_id)
