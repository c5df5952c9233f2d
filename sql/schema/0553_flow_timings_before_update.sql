-- Append-only.
-- Done when: trigger flow_timings_before_update
CREATE TRIGGER flow_timings_before_update BEFORE UPDATE ON flow_timings FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'flow_timings: rows are never changed';
END
