-- What a store is does not change; its settings may.
-- Done when: trigger store_before_update
CREATE TRIGGER store_before_update BEFORE UPDATE ON store FOR EACH ROW
BEGIN
  IF NEW.uuid <> OLD.uuid OR NEW.currency <> OLD.currency OR NEW.environment <> OLD.environment THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'store: identity, currency and environment do not change';
  END IF;
END
