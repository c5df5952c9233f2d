-- A session may switch its foreign keys off. A receipt of a customer whom there is not is looked up by nobody.
-- Done when: trigger receipts_with_foreign_keys
CREATE TRIGGER receipts_with_foreign_keys BEFORE INSERT ON receipts FOR EACH ROW FOLLOWS receipts_before_insert
BEGIN
  IF @@SESSION.foreign_key_checks = 0
     AND NOT EXISTS (SELECT 1 FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))) AND role = 'owner') THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'receipts: written with foreign keys switched on';
  END IF;
END
