-- The same of SKUs whose stock moved, those of before taken as read: 1 to the last one before the first new one.
-- Parameters: :since_movement. By primary key.
(SELECT n.sku_id, n.movements + n.first - 1 AS movements, n.last,
        n.sum_of_versions + n.first * (n.first - 1) DIV 2 AS sum_of_versions
   FROM (SELECT m.sku_id, COUNT(*) AS movements, MIN(m.stock_version) AS first, MAX(m.stock_version) AS last,
                SUM(m.stock_version) AS sum_of_versions
           FROM stock_movements m WHERE m.id > :since_movement GROUP BY m.sku_id) n)
