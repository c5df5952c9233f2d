-- An order is born created.
-- Done when: trigger orders_before_insert
CREATE TRIGGER orders_before_insert BEFORE INSERT ON orders FOR EACH ROW
BEGIN
  IF NEW.status <> 'created' OR NEW.version <> 1 OR NEW.cancelled_at IS NOT NULL OR NEW.cancelled_by IS NOT NULL
     OR NEW.cancel_reason IS NOT NULL OR NEW.cancel_operation_id IS NOT NULL THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'orders: born created, with version 1';
  END IF;
END
