-- The latest movements of SKUs, oldest first, each with the sums up to it and the number of movements there are.
-- Parameters: :skus, :limit (of each SKU). By stock_movements_version, in its order; the sums look at all of a SKU's.
SELECT m.sku_id, m.id, m.kind, m.delta_available, m.delta_reserved, m.order_id, m.operation_id, m.reason, m.who,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', m.at), m.stock_version, m.sum_available, m.sum_reserved, m.movements
  FROM (SELECT n.sku_id, n.id, n.kind, n.delta_available, n.delta_reserved, n.order_id, n.operation_id, n.reason, n.who,
               n.at, n.stock_version, SUM(n.delta_available) OVER by_version AS sum_available,
               SUM(n.delta_reserved) OVER by_version AS sum_reserved, ROW_NUMBER() OVER by_version AS place,
               COUNT(*) OVER (PARTITION BY n.sku_id) AS movements
          FROM stock_movements n FORCE INDEX (stock_movements_version)
         WHERE n.sku_id IN (:skus)
        WINDOW by_version AS (PARTITION BY n.sku_id ORDER BY n.stock_version, n.id)) m
 WHERE m.place > m.movements - :limit ORDER BY m.sku_id, m.place
