-- Every row.
stock_movements
