-- From here on a GRANT to an account that is not there fails instead of making it, without a password (MariaDB; MySQL
-- never makes one). Rows: none.
SET SESSION sql_mode = CONCAT(@@SESSION.sql_mode, ',NO_AUTO_CREATE_USER')
