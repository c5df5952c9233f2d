-- Who and when are not for the writer to say.
-- Done when: trigger incidents_before_insert
CREATE TRIGGER incidents_before_insert BEFORE INSERT ON incidents FOR EACH ROW
BEGIN
  SET NEW.opened_by = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), NEW.opened_at = UTC_TIMESTAMP(6);
END
