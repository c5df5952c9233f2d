-- A reservation of an order that there is has a line of its SKU and quantity. Parameters: :reservations, :most.
SELECT COUNT(*) OVER (), CONCAT('order/', r.order_id), r.order_id, NULL, NULL,
       CAST(JSON_OBJECT('lines', JSON_ARRAYAGG(IF(l.order_id IS NULL, NULL, CONCAT(l.sku_id, ' x ', l.quantity)))) AS CHAR),
       CAST(JSON_OBJECT('reservations', JSON_ARRAYAGG(CONCAT(r.sku_id, ' x ', r.quantity))) AS CHAR)
  FROM :reservations r LEFT JOIN order_lines l ON l.order_id = r.order_id AND l.sku_id = r.sku_id
 WHERE NOT (l.quantity <=> r.quantity) AND EXISTS (SELECT 1 FROM orders o WHERE o.id = r.order_id)
 GROUP BY r.order_id
 ORDER BY r.order_id LIMIT :most
