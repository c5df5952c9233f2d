-- Who and when are not for the writer to say.
-- Done when: trigger flow_timings_before_insert
CREATE TRIGGER flow_timings_before_insert BEFORE INSERT ON flow_timings FOR EACH ROW
BEGIN
  SET NEW.who = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), NEW.at = UTC_TIMESTAMP(6);
END
