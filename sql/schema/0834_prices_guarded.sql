-- As 0358, and: a trainer may what a supervisor may.
-- Done when: trigger prices_guarded
CREATE TRIGGER prices_guarded BEFORE UPDATE ON prices FOR EACH ROW FOLLOWS prices_by_supervisor
BEGIN
  IF NOT EXISTS (SELECT 1 FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))
                    AND role IN ('supervisor', 'trainer', 'owner')) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'prices: only a supervisor changes a price';
  END IF;
  IF NEW.last_operation_id <=> OLD.last_operation_id THEN
    SET NEW.last_operation_id = NULL;
  END IF;
END
