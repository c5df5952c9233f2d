-- A role of the server, if it is not there. Parameters: :role. Rows: none.
CREATE ROLE IF NOT EXISTS :role
