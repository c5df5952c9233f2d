-- The lines of a quote, as they were entered. Parameters: :quote. 0..20 rows; by the primary key's prefix.
SELECT sku_id, quantity, unit_price_minor FROM quote_lines WHERE quote_id = :quote ORDER BY line_no
