-- A case stays on the lists.
-- Done when: trigger incident_states_before_delete
CREATE TRIGGER incident_states_before_delete BEFORE DELETE ON incident_states FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'incident_states: rows are never deleted';
END
