-- Whoever founds the store owns it. One row.
INSERT INTO staff (account, role)
VALUES (LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), 'owner')
