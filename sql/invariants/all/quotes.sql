-- Every row.
quotes
