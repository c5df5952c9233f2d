-- Every row.
stock
