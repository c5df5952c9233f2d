-- The lines of a new quote. Parameters: :lines, rows of (quote, line_no, sku, quantity, unit price). n rows.
INSERT INTO quote_lines (quote_id, line_no, sku_id, quantity, unit_price_minor) VALUES :lines
