-- A session may switch its foreign keys off. An order of a customer whom there is not would look sound in every sum.
-- Done when: trigger orders_with_foreign_keys
CREATE TRIGGER orders_with_foreign_keys BEFORE INSERT ON orders FOR EACH ROW FOLLOWS orders_before_insert
BEGIN
  IF @@SESSION.foreign_key_checks = 0
     AND NOT EXISTS (SELECT 1 FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))) AND role = 'owner') THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'orders: written with foreign keys switched on';
  END IF;
END
