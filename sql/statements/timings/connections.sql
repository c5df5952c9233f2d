-- Connections of the whole server: open, at work, the most there ever were. One row a counter.
SHOW GLOBAL STATUS WHERE Variable_name IN ('Threads_connected', 'Threads_running', 'Max_used_connections')
