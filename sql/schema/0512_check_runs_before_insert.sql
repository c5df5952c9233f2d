-- Who and when are not for the writer to say.
-- Done when: trigger check_runs_before_insert
CREATE TRIGGER check_runs_before_insert BEFORE INSERT ON check_runs FOR EACH ROW
BEGIN
  SET NEW.who = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), NEW.at = UTC_TIMESTAMP(6);
  IF NOT EXISTS (SELECT 1 FROM staff WHERE account = NEW.who AND role IN ('supervisor', 'owner')) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'check_runs: only a supervisor checks the store';
  END IF;
END
