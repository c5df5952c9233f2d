-- A session may switch its foreign keys off. A line may quote a SKU that there is not, and no reservation would show it.
-- Done when: trigger quote_lines_with_foreign_keys
CREATE TRIGGER quote_lines_with_foreign_keys BEFORE INSERT ON quote_lines FOR EACH ROW FOLLOWS quote_lines_before_insert
BEGIN
  IF @@SESSION.foreign_key_checks = 0
     AND NOT EXISTS (SELECT 1 FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))) AND role = 'owner') THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quote_lines: written with foreign keys switched on';
  END IF;
END
