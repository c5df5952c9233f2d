-- The lines of a locked quote, read as they are now. Parameters: :quote. 0..20 rows; by the primary key's prefix.
SELECT sku_id, quantity, unit_price_minor FROM quote_lines WHERE quote_id = :quote ORDER BY line_no LOCK IN SHARE MODE
