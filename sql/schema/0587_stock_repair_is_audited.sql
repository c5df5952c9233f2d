-- Nobody repairs without an audit event, which has the counters before and after, and who asked for it.
-- Done when: trigger stock_repair_is_audited
CREATE TRIGGER stock_repair_is_audited AFTER UPDATE ON stock FOR EACH ROW FOLLOWS stock_is_audited
BEGIN
  IF NEW.last_kind = 'repair' THEN
    INSERT INTO audit_events (at, who, what, sku_id, operation_id, detail)
    SELECT UTC_TIMESTAMP(6), LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), 'stock repaired',
           NEW.sku_id, NEW.last_operation_id,
           CONCAT(OLD.available, '/', OLD.reserved, ' > ', NEW.available, '/', NEW.reserved, ', asked for by ',
                  CAST(e.who AS CHAR))
      FROM incident_events e WHERE e.operation_id = NEW.last_operation_id AND e.what = 'repair-asked' LIMIT 1;
  END IF;
END
