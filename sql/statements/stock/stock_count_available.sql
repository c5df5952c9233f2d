-- How many SKUs have no more than that available. Parameters: :most_units. One row; by stock_by_available.
SELECT COUNT(*) FROM stock WHERE available <= :most_units
