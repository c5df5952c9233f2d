-- Held may become released, once; nothing else changes.
-- Done when: trigger reservations_before_update
CREATE TRIGGER reservations_before_update BEFORE UPDATE ON reservations FOR EACH ROW
BEGIN
  IF NEW.order_id <> OLD.order_id OR NEW.sku_id <> OLD.sku_id OR NEW.quantity <> OLD.quantity
     OR NEW.held_at <> OLD.held_at THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'reservations: only the status changes';
  END IF;
  IF NOT (OLD.status = 'held' AND NEW.status = 'released') THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'reservations: released is final';
  END IF;
END
