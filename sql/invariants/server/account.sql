-- The account that is signed in, as staff has it, the schema, and the role. One row.
SELECT LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), DATABASE(),
       (SELECT role FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))))
