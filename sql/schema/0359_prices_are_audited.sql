-- Nobody changes a price without an audit event. The reason is in the operation, which is in the event.
-- Done when: trigger prices_are_audited
CREATE TRIGGER prices_are_audited AFTER UPDATE ON prices FOR EACH ROW FOLLOWS prices_after_update
BEGIN
  INSERT INTO audit_events (at, who, what, sku_id, operation_id, detail)
  VALUES (UTC_TIMESTAMP(6), LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))),
          'price changed', NEW.sku_id, NEW.last_operation_id, CONCAT(OLD.price_minor, ' > ', NEW.price_minor));
END
