-- Append-only.
-- Done when: trigger check_runs_before_update
CREATE TRIGGER check_runs_before_update BEFORE UPDATE ON check_runs FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'check_runs: rows are never changed';
END
