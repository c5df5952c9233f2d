-- As 0512, and: a trainer may what a supervisor may, and a check has its audit event.
-- Done when: trigger check_runs_guarded
CREATE TRIGGER check_runs_guarded BEFORE INSERT ON check_runs FOR EACH ROW FOLLOWS check_runs_before_insert
BEGIN
  SET NEW.who = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), NEW.at = UTC_TIMESTAMP(6);
  IF NOT EXISTS (SELECT 1 FROM staff WHERE account = NEW.who AND role IN ('supervisor', 'trainer', 'owner')) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'check_runs: only a supervisor checks the store';
  END IF;
  INSERT INTO audit_events (at, who, what, operation_id, detail)
  VALUES (NEW.at, NEW.who, 'store checked', NEW.operation_id, CONCAT(NEW.kind, ', ', NEW.findings, ' findings'));
END
