-- Append-only.
-- Done when: trigger audit_events_before_delete
CREATE TRIGGER audit_events_before_delete BEFORE DELETE ON audit_events FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'audit_events: rows are never deleted';
END
