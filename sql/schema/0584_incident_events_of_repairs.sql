-- Only supervisors ask for a repair and carry it out, and never the same one both; each is done once an operation.
-- Done when: trigger incident_events_of_repairs
CREATE TRIGGER incident_events_of_repairs BEFORE INSERT ON incident_events FOR EACH ROW FOLLOWS incident_events_judged
BEGIN
  IF NEW.what IN ('repair-asked', 'repaired') THEN
    IF NOT EXISTS (SELECT 1 FROM staff WHERE account = NEW.who AND role IN ('supervisor', 'owner')) THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incident_events: only a supervisor repairs';
    END IF;
    IF NEW.operation_id IS NULL OR NEW.evidence IS NULL
       OR EXISTS (SELECT 1 FROM incident_events WHERE operation_id = NEW.operation_id AND what = NEW.what)
       OR (NEW.what = 'repaired'
           AND NOT EXISTS (SELECT 1 FROM incident_events
                            WHERE operation_id = NEW.operation_id AND incident_id = NEW.incident_id
                              AND what = 'repair-asked' AND who <> NEW.who)) THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incident_events: one supervisor asks for a repair, another makes it';
    END IF;
  END IF;
END
