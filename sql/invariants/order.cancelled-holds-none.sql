-- A cancelled order has lines, has released each of them with its quantity, and says when, by whom and why it was
-- cancelled. Parameters: :orders, :most.
SELECT COUNT(*) OVER (), CONCAT('order/', x.id), x.id, NULL, NULL,
       CAST(JSON_OBJECT('status', 'cancelled', 'released', JSON_ARRAYAGG(x.ordered)) AS CHAR),
       CAST(JSON_OBJECT('status', 'cancelled', 'reserved', JSON_ARRAYAGG(x.sku_id),
                        'reservations', JSON_ARRAYAGG(x.reservation), 'cancelled_at', MAX(CAST(x.cancelled_at AS CHAR)),
                        'cancelled_by', MAX(CAST(x.cancelled_by AS CHAR)), 'reason', MAX(x.cancel_reason)) AS CHAR)
  FROM (SELECT o.id, o.cancelled_at, o.cancelled_by, o.cancel_reason, l.sku_id AS ordered, r.sku_id,
               r.status AS reservation
          FROM :orders o
          LEFT JOIN order_lines l ON l.order_id = o.id
          LEFT JOIN reservations r ON r.order_id = l.order_id AND r.sku_id = l.sku_id
         WHERE o.status = 'cancelled'
           AND NOT (o.cancelled_at IS NOT NULL AND o.cancelled_by IS NOT NULL AND o.cancel_reason IS NOT NULL
                    AND l.order_id IS NOT NULL AND COALESCE(r.status, '') = 'released' AND r.quantity = l.quantity)
         UNION ALL
        SELECT o.id, o.cancelled_at, o.cancelled_by, o.cancel_reason, NULL, r.sku_id, r.status
          FROM :orders o
          JOIN reservations r ON r.order_id = o.id
          LEFT JOIN order_lines l ON l.order_id = r.order_id AND l.sku_id = r.sku_id
         WHERE o.status = 'cancelled' AND l.order_id IS NULL) x
 GROUP BY x.id
 ORDER BY x.id LIMIT :most
