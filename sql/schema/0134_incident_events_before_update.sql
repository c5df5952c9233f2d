-- Append-only.
-- Done when: trigger incident_events_before_update
CREATE TRIGGER incident_events_before_update BEFORE UPDATE ON incident_events FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incident_events: rows are never changed';
END
