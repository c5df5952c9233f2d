-- Who and when are not for the writer to say.
-- Done when: trigger audit_events_before_insert
CREATE TRIGGER audit_events_before_insert BEFORE INSERT ON audit_events FOR EACH ROW
BEGIN
  SET NEW.who = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), NEW.at = UTC_TIMESTAMP(6);
END
