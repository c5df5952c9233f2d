-- A snapshot.
-- Done when: trigger quote_lines_before_update
CREATE TRIGGER quote_lines_before_update BEFORE UPDATE ON quote_lines FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quote_lines: rows are never changed';
END
