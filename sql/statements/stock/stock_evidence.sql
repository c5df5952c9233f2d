-- What the counters of a SKU are, and all that says what they should be, as of one instant: its movements (how many, the
-- last version, the sum of versions, both sums, how many name nobody), what is held of it, how many of its reservations
-- are not as their orders are, and how many orders moved something else than they reserved. Parameters: :sku. 0..1 row;
-- by stock_movements_version, reservations_by_stock, order_lines_sku, stock_movements_by_order, and by primary key.
SELECT k.code, s.available, s.reserved, s.version, m.movements, m.last_version, m.sum_of_versions, m.available, m.reserved,
       m.of_nobody,
       (SELECT COALESCE(SUM(r.quantity), 0) FROM reservations r WHERE r.sku_id = :sku AND r.status = 'held'),
       (SELECT COUNT(*)
          FROM reservations r
          LEFT JOIN orders o ON o.id = r.order_id
          LEFT JOIN order_lines l ON l.order_id = r.order_id AND l.sku_id = r.sku_id
         WHERE r.sku_id = :sku
           AND (o.id IS NULL OR NOT l.quantity <=> r.quantity OR (o.status = 'created' AND r.status <> 'held')
                OR (o.status = 'cancelled' AND r.status <> 'released'))),
       (SELECT COUNT(*)
          FROM order_lines l FORCE INDEX (order_lines_sku)
          JOIN orders o ON o.id = l.order_id
          LEFT JOIN reservations r ON r.order_id = l.order_id AND r.sku_id = l.sku_id
         WHERE l.sku_id = :sku AND o.status IN ('created', 'cancelled') AND r.order_id IS NULL),
       (SELECT COUNT(*)
          FROM (SELECT r.order_id
                  FROM reservations r
                  LEFT JOIN stock_movements m
                         ON m.order_id = r.order_id AND m.sku_id = r.sku_id AND m.kind IN ('reserve', 'release')
                 WHERE r.sku_id = :sku
                 GROUP BY r.order_id, r.quantity, r.status
                HAVING NOT COALESCE(SUM(m.kind = 'reserve') = 1 AND SUM(m.kind = 'release') = (r.status = 'released')
                                    AND SUM(IF(m.kind = 'reserve', m.delta_reserved, 0)) = r.quantity
                                    AND SUM(m.delta_reserved) = IF(r.status = 'held', r.quantity, 0)
                                    AND SUM(m.delta_available) = -SUM(m.delta_reserved), 0)) x)
       + (SELECT COUNT(*)
            FROM stock_movements m
            LEFT JOIN reservations r ON r.order_id = m.order_id AND r.sku_id = m.sku_id
           WHERE m.sku_id = :sku AND m.order_id IS NOT NULL AND r.order_id IS NULL)
  FROM skus k
  LEFT JOIN stock s ON s.sku_id = k.id
  JOIN (SELECT COUNT(*) AS movements, COALESCE(MAX(stock_version), 0) AS last_version,
               COALESCE(SUM(stock_version), 0) AS sum_of_versions, COALESCE(SUM(delta_available), 0) AS available,
               COALESCE(SUM(delta_reserved), 0) AS reserved,
               COALESCE(SUM(kind NOT IN ('opening', 'reserve', 'release', 'receive', 'count', 'repair')
                            OR COALESCE(order_id, operation_id) IS NULL
                            OR (kind IN ('reserve', 'release') AND order_id IS NULL)), 0) AS of_nobody
          FROM stock_movements WHERE sku_id = :sku) m
 WHERE k.id = :sku
