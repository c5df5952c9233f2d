-- A quote has the lines it was issued with, and its total is their sum. Parameters: :quotes, :most.
SELECT COUNT(*) OVER (), CONCAT('quote/', q.id), q.consumed_order_id, NULL, q.id,
       CAST(JSON_OBJECT('lines', q.line_count, 'total_minor', SUM(l.quantity * l.unit_price_minor)) AS CHAR),
       CAST(JSON_OBJECT('lines', COUNT(l.line_no), 'total_minor', q.total_minor) AS CHAR)
  FROM :quotes q LEFT JOIN quote_lines l ON l.quote_id = q.id
 GROUP BY q.id, q.consumed_order_id, q.line_count, q.total_minor
HAVING NOT (q.line_count = COUNT(l.line_no) AND q.total_minor <=> SUM(l.quantity * l.unit_price_minor))
 ORDER BY q.id LIMIT :most
