-- The lines are complete before anything is reserved for them.
-- Done when: trigger order_lines_before_insert
CREATE TRIGGER order_lines_before_insert BEFORE INSERT ON order_lines FOR EACH ROW
BEGIN
  IF EXISTS (SELECT 1 FROM reservations WHERE order_id = NEW.order_id) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'order_lines: no line is added to an order that has reservations';
  END IF;
END
