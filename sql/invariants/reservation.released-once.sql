-- A reservation has one movement that reserved it, and one that released it if it is released; and nothing is moved for
-- a reservation that there is not. Parameters: :reservations, :movements, :most.
SELECT COUNT(*) OVER (), CONCAT('order/', x.order_id, '/sku/', x.sku_id), x.order_id, x.sku_id, NULL,
       CAST(JSON_OBJECT('reserve', x.reservations, 'release', x.released) AS CHAR),
       CAST(JSON_OBJECT('reserve', x.reserve_movements, 'release', x.release_movements) AS CHAR)
  FROM (SELECT r.order_id, r.sku_id, 1 AS reservations, MAX(r.status = 'released') AS released,
               COALESCE(SUM(m.kind = 'reserve'), 0) AS reserve_movements,
               COALESCE(SUM(m.kind = 'release'), 0) AS release_movements
          FROM :reservations r
          LEFT JOIN stock_movements m ON m.order_id = r.order_id AND m.sku_id = r.sku_id
         GROUP BY r.order_id, r.sku_id
        HAVING reserve_movements <> 1 OR release_movements <> released
         UNION ALL
        SELECT m.order_id, m.sku_id, 0, 0, SUM(m.kind = 'reserve'), SUM(m.kind = 'release')
          FROM :movements m
          LEFT JOIN reservations r ON r.order_id = m.order_id AND r.sku_id = m.sku_id
         WHERE m.order_id IS NOT NULL AND m.kind IN ('reserve', 'release') AND r.order_id IS NULL
         GROUP BY m.order_id, m.sku_id) x
 ORDER BY x.order_id, x.sku_id LIMIT :most
