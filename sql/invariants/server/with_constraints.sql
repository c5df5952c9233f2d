-- Tables whose constraints this account may see. n rows.
SELECT DISTINCT TABLE_NAME FROM information_schema.TABLE_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE() ORDER BY TABLE_NAME
