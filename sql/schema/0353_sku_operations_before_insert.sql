-- A supervisor's own; who and when are not for the writer to say.
-- Done when: trigger sku_operations_before_insert
CREATE TRIGGER sku_operations_before_insert BEFORE INSERT ON sku_operations FOR EACH ROW
BEGIN
  SET NEW.who = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), NEW.at = UTC_TIMESTAMP(6);
  IF NOT EXISTS (SELECT 1 FROM staff WHERE account = NEW.who AND role IN ('supervisor', 'owner')) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'sku_operations: only a supervisor receives, counts and prices';
  END IF;
END
