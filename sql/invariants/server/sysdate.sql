-- Whether SYSDATE goes on while a statement runs, as the server's own clock, or stands still as --sysdate-is-now makes it:
-- found out by behaviour. One row.
SELECT SLEEP(0.002), SYSDATE(6) > NOW(6)
