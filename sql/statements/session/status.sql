-- Seconds since the server started, which with the clock tell one start from another, and, on MariaDB, how many servers it
-- copies from. One row or two.
SHOW GLOBAL STATUS WHERE Variable_name IN ('Uptime', 'Slaves_running')
