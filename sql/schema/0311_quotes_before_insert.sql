-- A quote is born for anybody to accept in time.
-- Done when: trigger quotes_before_insert
CREATE TRIGGER quotes_before_insert BEFORE INSERT ON quotes FOR EACH ROW
BEGIN
  IF NEW.version <> 1 OR NEW.accepted_at IS NOT NULL OR NEW.consumed_order_id IS NOT NULL THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quotes: born with version 1, and not consumed';
  END IF;
END
