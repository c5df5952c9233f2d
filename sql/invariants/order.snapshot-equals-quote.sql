-- An order that was made of a quote has its lines, its total and its currency. Parameters: :orders, :most.
SELECT COUNT(*) OVER (), CONCAT('order/', x.id), x.id, NULL, x.quote_id,
       CAST(JSON_OBJECT('lines', JSON_ARRAYAGG(x.quoted), 'total_minor', MAX(x.quoted_total),
                        'currency', MAX(x.quoted_currency)) AS CHAR),
       CAST(JSON_OBJECT('lines', JSON_ARRAYAGG(x.ordered), 'total_minor', MAX(x.total_minor),
                        'currency', MAX(x.currency)) AS CHAR)
  FROM (SELECT o.id, o.quote_id, o.total_minor, o.currency, q.total_minor AS quoted_total, q.currency AS quoted_currency,
               CONCAT(l.line_no, ': ', l.sku_id, ' x ', l.quantity, ' at ', l.unit_price_minor) AS quoted,
               CONCAT(n.line_no, ': ', n.sku_id, ' x ', n.quantity, ' at ', n.unit_price_minor) AS ordered
          FROM :orders o
          JOIN quotes q ON q.id = o.quote_id
          LEFT JOIN quote_lines l ON l.quote_id = q.id
          LEFT JOIN order_lines n ON n.order_id = o.id AND n.line_no = l.line_no
         WHERE NOT (o.total_minor = q.total_minor AND o.currency = q.currency AND n.sku_id <=> l.sku_id
                    AND n.quantity <=> l.quantity AND n.unit_price_minor <=> l.unit_price_minor)
         UNION ALL
        SELECT o.id, o.quote_id, o.total_minor, o.currency, q.total_minor, q.currency, NULL,
               CONCAT(n.line_no, ': ', n.sku_id, ' x ', n.quantity, ' at ', n.unit_price_minor)
          FROM :orders o
          JOIN quotes q ON q.id = o.quote_id
          JOIN order_lines n ON n.order_id = o.id
          LEFT JOIN quote_lines l ON l.quote_id = q.id AND l.line_no = n.line_no
         WHERE l.quote_id IS NULL) x
 GROUP BY x.id, x.quote_id
 ORDER BY x.id LIMIT :most
