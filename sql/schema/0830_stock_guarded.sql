-- As 0112, and: a trainer may what a supervisor may.
-- Done when: trigger stock_guarded
CREATE TRIGGER stock_guarded BEFORE UPDATE ON stock FOR EACH ROW PRECEDES stock_before_update
BEGIN
  IF NEW.sku_id <> OLD.sku_id OR NEW.version <> OLD.version + 1 THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'stock: the version rises by one';
  END IF;
  IF NEW.last_kind = OLD.last_kind AND NEW.last_order_id <=> OLD.last_order_id
     AND NEW.last_operation_id <=> OLD.last_operation_id THEN
    SET NEW.last_kind = 'unattributed', NEW.last_order_id = NULL, NEW.last_operation_id = NULL, NEW.last_reason = NULL;
  END IF;
  IF NEW.last_kind = 'opening'
     OR (NEW.last_kind = 'reserve' AND (NEW.reserved <= OLD.reserved OR NEW.last_order_id IS NULL))
     OR (NEW.last_kind = 'release' AND (NEW.reserved >= OLD.reserved OR NEW.last_order_id IS NULL))
     OR (NEW.last_kind IN ('reserve', 'release') AND NEW.available + NEW.reserved <> OLD.available + OLD.reserved)
     OR (NEW.last_kind IN ('receive', 'count') AND NEW.reserved <> OLD.reserved)
     OR (NEW.last_kind = 'receive' AND NEW.available <= OLD.available) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'stock: the change is not of the kind it says';
  END IF;
  IF (NEW.available + NEW.reserved <> OLD.available + OLD.reserved OR NEW.last_kind IN ('receive', 'count'))
     AND NOT EXISTS (SELECT 1 FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))
                        AND role IN ('supervisor', 'trainer', 'owner')) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'stock: only a supervisor changes the number of units';
  END IF;
END
