-- How many SKUs have stock. One row; counts along any index.
SELECT COUNT(*) FROM stock
