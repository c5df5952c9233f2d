-- A repair sets both counters to what the SKU's movements and its held reservations agree about, and nothing else;
-- asked for in a case by one supervisor, made by another, by the operation that was asked for, with its reason.
-- Done when: trigger stock_is_repaired
CREATE TRIGGER stock_is_repaired BEFORE UPDATE ON stock FOR EACH ROW FOLLOWS stock_says_why
BEGIN
  IF NEW.last_kind = 'repair' THEN
    IF NEW.last_operation_id IS NULL OR NEW.last_order_id IS NOT NULL OR TRIM(COALESCE(NEW.last_reason, '')) = '' THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'stock: a repair is made by an operation, with a reason';
    END IF;
    IF NOT EXISTS (SELECT 1 FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))) AND role IN ('supervisor', 'owner'))
       OR NOT EXISTS (SELECT 1 FROM incident_events e JOIN incidents i ON i.id = e.incident_id
                       WHERE e.operation_id = NEW.last_operation_id AND e.what = 'repair-asked' AND i.sku_id = NEW.sku_id
                         AND e.who <> LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))) THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'stock: one supervisor asks for a repair, another makes it';
    END IF;
    IF NOT NEW.reserved <=> (SELECT COALESCE(SUM(quantity), 0) FROM reservations WHERE sku_id = NEW.sku_id AND status = 'held')
       OR NOT NEW.reserved <=> (SELECT SUM(delta_reserved) FROM stock_movements WHERE sku_id = NEW.sku_id)
       OR NOT NEW.available <=> (SELECT SUM(delta_available) FROM stock_movements WHERE sku_id = NEW.sku_id) THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'stock: a repair makes the counters what movements and reservations say';
    END IF;
  END IF;
END
