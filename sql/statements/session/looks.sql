-- How often the server looked at a row for this session. One row a counter; their sum is meant.
SHOW SESSION STATUS LIKE 'Handler_read%'
