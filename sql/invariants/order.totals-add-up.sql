-- An order's total and units are the sums of its lines; without lines it has none. Parameters: :orders, :most.
SELECT COUNT(*) OVER (), CONCAT('order/', o.id), o.id, NULL, NULL,
       CAST(JSON_OBJECT('total_minor', SUM(l.quantity * l.unit_price_minor), 'units', SUM(l.quantity)) AS CHAR),
       CAST(JSON_OBJECT('total_minor', o.total_minor, 'units', o.units) AS CHAR)
  FROM :orders o LEFT JOIN order_lines l ON l.order_id = o.id
 GROUP BY o.id, o.total_minor, o.units
HAVING NOT (o.total_minor <=> SUM(l.quantity * l.unit_price_minor) AND o.units <=> SUM(l.quantity))
 ORDER BY o.id LIMIT :most
