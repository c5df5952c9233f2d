-- Lets this session's clock run again. Rows: none.
SET timestamp = DEFAULT
