-- Quotes that something was done to. Parameters: :quote_ids. By primary key.
(SELECT q.* FROM (:quote_ids) c STRAIGHT_JOIN quotes q ON q.id = c.quote_id)
