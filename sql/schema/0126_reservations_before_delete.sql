-- What was reserved stays on record.
-- Done when: trigger reservations_before_delete
CREATE TRIGGER reservations_before_delete BEFORE DELETE ON reservations FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'reservations: rows are never deleted';
END
