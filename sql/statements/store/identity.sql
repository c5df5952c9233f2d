-- What the store is, of columns that every schema has had. One row, or none before the founding; by primary key.
SELECT uuid, currency, environment FROM store WHERE id = 1
