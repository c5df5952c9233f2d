-- Ids never change.
-- Done when: trigger skus_before_update
CREATE TRIGGER skus_before_update BEFORE UPDATE ON skus FOR EACH ROW
BEGIN
  IF NEW.id <> OLD.id THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'skus: an id does not change';
  END IF;
END
