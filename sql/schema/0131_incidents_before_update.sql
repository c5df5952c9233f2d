-- What was found stays as it was found.
-- Done when: trigger incidents_before_update
CREATE TRIGGER incidents_before_update BEFORE UPDATE ON incidents FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incidents: rows are never changed';
END
