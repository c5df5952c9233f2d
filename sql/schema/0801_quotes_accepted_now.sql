-- A quote is accepted now, whatever a session's `timestamp` is frozen at and whichever zone it is in: SYSDATE runs on,
-- and a zone that cannot be told is refused. 120 s are the longest budget that a flow may have. The owner of a training
-- store may say another time: a demo store has a past.
-- Done when: trigger quotes_accepted_now
CREATE TRIGGER quotes_accepted_now BEFORE UPDATE ON quotes FOR EACH ROW FOLLOWS quotes_before_update
BEGIN
  IF NEW.accepted_at IS NOT NULL
     AND COALESCE(ABS(TIMESTAMPDIFF(MICROSECOND, NEW.accepted_at,
                                    CONVERT_TZ(SYSDATE(6), @@SESSION.time_zone, '+00:00'))) > 120000000, TRUE)
     AND NOT EXISTS (SELECT 1 FROM staff m JOIN store s ON s.environment = 'training'
                      WHERE m.account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))) AND m.role = 'owner') THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quotes: accepted at the time of the clock';
  END IF;
END
