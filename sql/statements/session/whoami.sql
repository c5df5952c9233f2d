-- Connection id, account as signed in, and the server's clock. One row.
SELECT CONNECTION_ID(), USER(), UNIX_TIMESTAMP()
