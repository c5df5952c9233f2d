-- A resolved case that is seen again is open again. Handling is a supervisor's, and says in words what was found out.
-- Done when: trigger incident_events_judged
CREATE TRIGGER incident_events_judged BEFORE INSERT ON incident_events FOR EACH ROW FOLLOWS incident_events_before_insert
BEGIN
  IF NEW.what IN ('seen', 'reopened') THEN
    SET NEW.what = IF(EXISTS (SELECT 1 FROM incident_states WHERE incident_id = NEW.incident_id AND state = 'resolved'),
                      'reopened', 'seen');
  END IF;
  IF NEW.what IN ('noted', 'handed', 'resolved') THEN
    IF NOT EXISTS (SELECT 1 FROM staff WHERE account = NEW.who AND role IN ('supervisor', 'owner')) THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incident_events: only a supervisor handles a case';
    END IF;
    IF NEW.handling_id IS NULL OR (NEW.what <> 'handed' AND TRIM(COALESCE(NEW.words, '')) = '')
       OR (NEW.what = 'handed') <> (NEW.handed_to IS NOT NULL) THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incident_events: handling names its operation and its words';
    END IF;
  ELSEIF NEW.handling_id IS NOT NULL OR NEW.handed_to IS NOT NULL OR NEW.words IS NOT NULL THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incident_events: only handling has words';
  END IF;
END
