-- How many quotes there are. Parameters: none. One row; counts along quotes_by_creation.
SELECT COUNT(*) FROM quotes q
