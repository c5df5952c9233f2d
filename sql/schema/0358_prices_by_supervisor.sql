-- Only a supervisor changes a price. An UPDATE that does not say for which operation is recorded without one.
-- Done when: trigger prices_by_supervisor
CREATE TRIGGER prices_by_supervisor BEFORE UPDATE ON prices FOR EACH ROW FOLLOWS prices_before_update
BEGIN
  IF NOT EXISTS (SELECT 1 FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))
                    AND role IN ('supervisor', 'owner')) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'prices: only a supervisor changes a price';
  END IF;
  IF NEW.last_operation_id <=> OLD.last_operation_id THEN
    SET NEW.last_operation_id = NULL;
  END IF;
END
