-- Append-only.
-- Done when: trigger incidents_before_delete
CREATE TRIGGER incidents_before_delete BEFORE DELETE ON incidents FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incidents: rows are never deleted';
END
