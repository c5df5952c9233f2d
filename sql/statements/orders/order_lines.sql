-- An order's lines, as entered, each with its reservation and stock row. Parameters: :order. 0..20 rows; by primary keys.
SELECT l.line_no, l.sku_id, k.code, k.name, l.quantity, l.unit_price_minor, r.status, r.quantity,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.held_at), TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.released_at),
       s.available, s.reserved
  FROM order_lines l JOIN skus k ON k.id = l.sku_id
  LEFT JOIN reservations r ON r.order_id = l.order_id AND r.sku_id = l.sku_id
  LEFT JOIN stock s ON s.sku_id = l.sku_id
 WHERE l.order_id = :order ORDER BY l.line_no
