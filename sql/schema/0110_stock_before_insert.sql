-- A stock row is born with its opening units and nothing reserved.
-- Done when: trigger stock_before_insert
CREATE TRIGGER stock_before_insert BEFORE INSERT ON stock FOR EACH ROW
BEGIN
  IF NEW.version <> 1 OR NEW.reserved <> 0 THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'stock: born with version 1 and nothing reserved';
  END IF;
  SET NEW.last_kind = 'opening';
END
