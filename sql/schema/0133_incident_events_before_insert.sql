-- Who and when are not for the writer to say.
-- Done when: trigger incident_events_before_insert
CREATE TRIGGER incident_events_before_insert BEFORE INSERT ON incident_events FOR EACH ROW
BEGIN
  SET NEW.who = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), NEW.at = UTC_TIMESTAMP(6);
END
