-- A live store has no trainers: what a trainer may, may be had in a training store alone.
-- Done when: trigger staff_before_insert
CREATE TRIGGER staff_before_insert BEFORE INSERT ON staff FOR EACH ROW
BEGIN
  IF NEW.role = 'trainer' AND EXISTS (SELECT 1 FROM store WHERE environment = 'live') THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'staff: a live store has no trainers';
  END IF;
END
