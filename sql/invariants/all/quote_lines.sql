-- Every row.
quote_lines
