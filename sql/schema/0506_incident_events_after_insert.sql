-- Where the case stands now.
-- Done when: trigger incident_events_after_insert
CREATE TRIGGER incident_events_after_insert AFTER INSERT ON incident_events FOR EACH ROW
BEGIN
  IF NEW.what IN ('opened', 'seen', 'reopened') THEN
    INSERT INTO incident_states (incident_id, severity, state, last_seen_at, times_seen, handed_to)
    SELECT i.id, i.severity, 'open', NEW.at, 1, NULL FROM incidents i WHERE i.id = NEW.incident_id
    ON DUPLICATE KEY UPDATE last_seen_at = NEW.at, times_seen = times_seen + 1,
                            handed_to = IF(NEW.what = 'reopened', NULL, handed_to),
                            state = IF(NEW.what = 'reopened', 'open', state);
  END IF;
  IF NEW.what = 'handed' THEN
    UPDATE incident_states SET state = 'handed', handed_to = NEW.handed_to WHERE incident_id = NEW.incident_id;
  END IF;
  IF NEW.what = 'resolved' THEN
    UPDATE incident_states SET state = 'resolved' WHERE incident_id = NEW.incident_id;
  END IF;
END
