-- The role of the account that is signed in. 0..1 row; by primary key.
SELECT role FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))
