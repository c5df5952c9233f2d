-- The digest is that of the lines of the order that was placed, at the price versions that the customer confirmed. A
-- version is known where a SKU had this price once; an order with a price that its SKU had twice is left out.
-- Parameters: :receipts, :most.
SELECT COUNT(*) OVER (), CONCAT('customer/', x.customer_id, '/receipt/', LOWER(HEX(x.idempotency_key))), x.order_id, NULL,
       NULL,
       CAST(JSON_OBJECT('digest', SHA2(x.intent, 256)) AS CHAR),
       CAST(JSON_OBJECT('digest', LOWER(HEX(x.digest)), 'lines_without_such_a_price', x.unpriced) AS CHAR)
  FROM (SELECT r.customer_id, r.idempotency_key, r.digest, r.order_id, SUM(p.versions IS NULL) AS unpriced,
               MAX(COALESCE(p.versions, 1)) AS versions,
               CONCAT('holdfast place-order 1', CHAR(10),
                      GROUP_CONCAT('line ', l.sku_id, ' ', l.quantity, ' ', p.price_version, CHAR(10)
                                   ORDER BY l.sku_id SEPARATOR '')) AS intent
          FROM :receipts r
          JOIN order_lines l ON l.order_id = r.order_id
          LEFT JOIN (SELECT h.sku_id, h.price_minor, MIN(h.price_version) AS price_version, COUNT(*) AS versions
                       FROM price_history h GROUP BY h.sku_id, h.price_minor) p
            ON p.sku_id = l.sku_id AND p.price_minor = l.unit_price_minor
         WHERE r.answer = 'Placed'
         GROUP BY r.customer_id, r.idempotency_key, r.digest, r.order_id) x
 WHERE x.unpriced > 0 OR (x.versions = 1 AND NOT (x.digest <=> UNHEX(SHA2(x.intent, 256))))
 ORDER BY x.customer_id, x.idempotency_key LIMIT :most
