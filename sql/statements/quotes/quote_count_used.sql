-- How many used quotes there are. Parameters: none. One row; counts along quotes_by_use.
SELECT COUNT(*) FROM quotes q FORCE INDEX (quotes_by_use)
 WHERE q.used = 1
