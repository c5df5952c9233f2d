-- Who and when are not for the writer to say.
-- Done when: trigger stock_movements_before_insert
CREATE TRIGGER stock_movements_before_insert BEFORE INSERT ON stock_movements FOR EACH ROW
BEGIN
  SET NEW.who = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), NEW.at = UTC_TIMESTAMP(6);
END
