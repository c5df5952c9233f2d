-- Ids never change.
-- Done when: trigger customers_before_update
CREATE TRIGGER customers_before_update BEFORE UPDATE ON customers FOR EACH ROW
BEGIN
  IF NEW.id <> OLD.id THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'customers: an id does not change';
  END IF;
END
