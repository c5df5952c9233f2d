-- What is quoted, ordered or reserved is at least one unit. Parameters: :quote_lines, :order_lines, :reservations, :most.
SELECT COUNT(*) OVER (), x.subject, x.order_id, x.sku_id, x.quote_id,
       CAST(JSON_OBJECT('quantity_at_least', 1) AS CHAR), CAST(JSON_OBJECT('quantity', x.quantity) AS CHAR)
  FROM (SELECT CONCAT('quote/', l.quote_id, '/line/', l.line_no) AS subject, NULL AS order_id, l.sku_id, l.quote_id,
               l.quantity
          FROM :quote_lines l
         WHERE NOT (COALESCE(l.quantity, 0) > 0)
         UNION ALL
        SELECT CONCAT('order/', l.order_id, '/line/', l.line_no), l.order_id, l.sku_id, NULL, l.quantity
          FROM :order_lines l
         WHERE NOT (COALESCE(l.quantity, 0) > 0)
         UNION ALL
        SELECT CONCAT('order/', r.order_id, '/sku/', r.sku_id), r.order_id, r.sku_id, NULL, r.quantity
          FROM :reservations r
         WHERE NOT (COALESCE(r.quantity, 0) > 0)) x
 ORDER BY x.subject LIMIT :most
