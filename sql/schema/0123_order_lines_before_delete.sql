-- A snapshot.
-- Done when: trigger order_lines_before_delete
CREATE TRIGGER order_lines_before_delete BEFORE DELETE ON order_lines FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'order_lines: rows are never deleted';
END
