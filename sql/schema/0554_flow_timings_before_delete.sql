-- Append-only.
-- Done when: trigger flow_timings_before_delete
CREATE TRIGGER flow_timings_before_delete BEFORE DELETE ON flow_timings FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'flow_timings: rows are never deleted';
END
