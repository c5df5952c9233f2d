-- What the account that is signed in may do, its active roles included. n rows of one GRANT each.
SHOW GRANTS
