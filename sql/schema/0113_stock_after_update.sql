-- Nobody, not even a stranger with a client, changes stock without a movement.
-- Done when: trigger stock_after_update
CREATE TRIGGER stock_after_update AFTER UPDATE ON stock FOR EACH ROW
BEGIN
  INSERT INTO stock_movements
    (sku_id, kind, delta_available, delta_reserved, order_id, operation_id, reason, who, at, stock_version)
  VALUES
    (NEW.sku_id, NEW.last_kind, NEW.available - OLD.available, NEW.reserved - OLD.reserved,
     NEW.last_order_id, NEW.last_operation_id, NEW.last_reason,
     LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), UTC_TIMESTAMP(6), NEW.version);
END
