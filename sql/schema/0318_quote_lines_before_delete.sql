-- A snapshot.
-- Done when: trigger quote_lines_before_delete
CREATE TRIGGER quote_lines_before_delete BEFORE DELETE ON quote_lines FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quote_lines: rows are never deleted';
END
