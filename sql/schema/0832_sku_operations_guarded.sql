-- As 0353, and: a trainer may what a supervisor may, but repair nothing.
-- Done when: trigger sku_operations_guarded
CREATE TRIGGER sku_operations_guarded BEFORE INSERT ON sku_operations FOR EACH ROW FOLLOWS sku_operations_before_insert
BEGIN
  SET NEW.who = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), NEW.at = UTC_TIMESTAMP(6);
  IF NOT EXISTS (SELECT 1 FROM staff WHERE account = NEW.who
                    AND (role IN ('supervisor', 'owner') OR (role = 'trainer' AND NEW.kind <> 'repair'))) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'sku_operations: only a supervisor receives, counts and prices';
  END IF;
END
