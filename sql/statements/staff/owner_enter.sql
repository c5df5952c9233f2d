-- Whoever founds the store owns it. Inserts one row, or none when it is there.
INSERT INTO staff (account, role)
SELECT m.account, 'owner'
  FROM (SELECT LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))) AS account) m
 WHERE NOT EXISTS (SELECT 1 FROM staff s WHERE s.account = m.account)
