-- Every row.
orders
