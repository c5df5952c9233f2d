-- Every row.
order_lines
