-- Append-only.
-- Done when: trigger incident_events_before_delete
CREATE TRIGGER incident_events_before_delete BEFORE DELETE ON incident_events FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incident_events: rows are never deleted';
END
