-- How many SKUs have at least that reserved. Parameters: :least_units. One row; by stock_by_reserved.
SELECT COUNT(*) FROM stock WHERE reserved >= :least_units
