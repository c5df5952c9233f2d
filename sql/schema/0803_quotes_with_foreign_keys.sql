-- A session may switch its foreign keys off. A quote for a customer whom there is not would look sound in every sum.
-- Done when: trigger quotes_with_foreign_keys
CREATE TRIGGER quotes_with_foreign_keys BEFORE INSERT ON quotes FOR EACH ROW FOLLOWS quotes_before_insert
BEGIN
  IF @@SESSION.foreign_key_checks = 0
     AND NOT EXISTS (SELECT 1 FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))) AND role = 'owner') THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quotes: written with foreign keys switched on';
  END IF;
END
