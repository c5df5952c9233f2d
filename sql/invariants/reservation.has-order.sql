-- A reservation is an order's. Parameters: :reservations, :most.
SELECT COUNT(*) OVER (), CONCAT('order/', r.order_id, '/sku/', r.sku_id), r.order_id, r.sku_id, NULL,
       CAST(JSON_OBJECT('order', r.order_id) AS CHAR),
       CAST(JSON_OBJECT('order', NULL, 'quantity', r.quantity, 'status', r.status) AS CHAR)
  FROM :reservations r LEFT JOIN orders o ON o.id = r.order_id
 WHERE o.id IS NULL
 ORDER BY r.order_id, r.sku_id LIMIT :most
