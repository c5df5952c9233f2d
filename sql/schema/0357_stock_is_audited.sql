-- Nobody receives or counts without an audit event. The reason is not written a second time: it is in the movement.
-- Done when: trigger stock_is_audited
CREATE TRIGGER stock_is_audited AFTER UPDATE ON stock FOR EACH ROW FOLLOWS stock_after_update
BEGIN
  IF NEW.last_kind IN ('receive', 'count') THEN
    INSERT INTO audit_events (at, who, what, sku_id, operation_id, detail)
    VALUES (UTC_TIMESTAMP(6), LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))),
            IF(NEW.last_kind = 'receive', 'stock received', 'stock counted'), NEW.sku_id, NEW.last_operation_id,
            CONCAT(OLD.available, ' > ', NEW.available));
  END IF;
END
