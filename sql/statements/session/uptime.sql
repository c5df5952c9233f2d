-- Seconds since the server started; with the clock it tells one start from another. One row.
SHOW GLOBAL STATUS LIKE 'Uptime'
