-- Ends a scratch schema, or a demo store that is being reset. Parameters: :name, an identifier. Rows: none.
DROP DATABASE IF EXISTS :name
