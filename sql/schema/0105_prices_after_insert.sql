-- The first row of the history.
-- Done when: trigger prices_after_insert
CREATE TRIGGER prices_after_insert AFTER INSERT ON prices FOR EACH ROW
BEGIN
  INSERT INTO price_history (sku_id, price_version, price_minor, operation_id, who, at)
  VALUES (NEW.sku_id, NEW.price_version, NEW.price_minor, NEW.last_operation_id,
          LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), UTC_TIMESTAMP(6));
END
