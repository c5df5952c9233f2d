-- A repair moves no unit: the counters had been changed past the movements and are what these say again. Were the
-- difference recorded, movements and counters would disagree once more.
-- Done when: trigger stock_movements_repair
CREATE TRIGGER stock_movements_repair BEFORE INSERT ON stock_movements FOR EACH ROW FOLLOWS stock_movements_before_insert
BEGIN
  IF NEW.kind = 'repair' THEN
    SET NEW.delta_available = 0, NEW.delta_reserved = 0;
  END IF;
END
