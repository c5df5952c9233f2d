-- As 0505, and: a trainer may what a supervisor may, and nobody opens, handles or asks to repair a case without an audit
-- event. Its being seen again is none, and a repair has its own.
-- Done when: trigger incident_events_guarded
CREATE TRIGGER incident_events_guarded BEFORE INSERT ON incident_events FOR EACH ROW FOLLOWS incident_events_judged
BEGIN
  IF NEW.what IN ('seen', 'reopened') THEN
    SET NEW.what = IF(EXISTS (SELECT 1 FROM incident_states WHERE incident_id = NEW.incident_id AND state = 'resolved'),
                      'reopened', 'seen');
  END IF;
  IF NEW.what IN ('noted', 'handed', 'resolved') THEN
    IF NOT EXISTS (SELECT 1 FROM staff WHERE account = NEW.who AND role IN ('supervisor', 'trainer', 'owner')) THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incident_events: only a supervisor handles a case';
    END IF;
    IF NEW.handling_id IS NULL OR (NEW.what <> 'handed' AND TRIM(COALESCE(NEW.words, '')) = '')
       OR (NEW.what = 'handed') <> (NEW.handed_to IS NOT NULL) THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incident_events: handling names its operation and its words';
    END IF;
  ELSEIF NEW.handling_id IS NOT NULL OR NEW.handed_to IS NOT NULL OR NEW.words IS NOT NULL THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incident_events: only handling has words';
  END IF;
  IF NEW.what NOT IN ('seen', 'repaired') THEN
    INSERT INTO audit_events (at, who, what, customer_id, order_id, sku_id, operation_id, detail)
    SELECT NEW.at, NEW.who, CONCAT('case ', NEW.what), o.customer_id, i.order_id, i.sku_id,
           COALESCE(NEW.handling_id, NEW.operation_id), CONCAT('case ', i.id)
      FROM incidents i LEFT JOIN orders o ON o.id = i.order_id
     WHERE i.id = NEW.incident_id;
  END IF;
END
