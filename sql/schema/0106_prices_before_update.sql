-- A change is a new version of the same SKU.
-- Done when: trigger prices_before_update
CREATE TRIGGER prices_before_update BEFORE UPDATE ON prices FOR EACH ROW
BEGIN
  IF NEW.sku_id <> OLD.sku_id OR NEW.price_version <> OLD.price_version + 1 THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'prices: the version rises by one';
  END IF;
END
