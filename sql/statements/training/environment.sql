-- What the store says it is. 0..1 row; by primary key.
SELECT environment FROM store WHERE id = 1
