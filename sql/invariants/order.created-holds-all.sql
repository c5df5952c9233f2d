-- A created order has lines, and holds each of them. Whether a quantity is the line's is reservation.matches-line.
-- Parameters: :orders, :most.
SELECT COUNT(*) OVER (), CONCAT('order/', o.id), o.id, NULL, NULL,
       CAST(JSON_OBJECT('status', 'created', 'held', JSON_ARRAYAGG(l.sku_id)) AS CHAR),
       CAST(JSON_OBJECT('status', o.status, 'held', JSON_ARRAYAGG(IF(r.status = 'held', r.sku_id, NULL)),
                        'reservations', JSON_ARRAYAGG(r.status)) AS CHAR)
  FROM :orders o
  LEFT JOIN order_lines l ON l.order_id = o.id
  LEFT JOIN reservations r ON r.order_id = l.order_id AND r.sku_id = l.sku_id
 WHERE o.status = 'created' AND NOT (l.order_id IS NOT NULL AND COALESCE(r.status, '') = 'held')
 GROUP BY o.id
 ORDER BY o.id LIMIT :most
