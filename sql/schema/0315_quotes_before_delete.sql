-- What was promised stays on record.
-- Done when: trigger quotes_before_delete
CREATE TRIGGER quotes_before_delete BEFORE DELETE ON quotes FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quotes: rows are never deleted';
END
