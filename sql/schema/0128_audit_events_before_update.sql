-- Append-only.
-- Done when: trigger audit_events_before_update
CREATE TRIGGER audit_events_before_update BEFORE UPDATE ON audit_events FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'audit_events: rows are never changed';
END
