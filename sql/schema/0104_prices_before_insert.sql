-- A price is born with version 1.
-- Done when: trigger prices_before_insert
CREATE TRIGGER prices_before_insert BEFORE INSERT ON prices FOR EACH ROW
BEGIN
  IF NEW.price_version <> 1 THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'prices: the first version is 1';
  END IF;
END
