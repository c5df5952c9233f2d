-- The lines of a new order. Parameters: :lines, rows of (order, line_no, sku, quantity, unit price). n rows.
INSERT INTO order_lines (order_id, line_no, sku_id, quantity, unit_price_minor) VALUES :lines
