-- The owner cleans up what expired and was never used. What a receipt or an order refers to is held by its foreign key.
-- Done when: trigger quotes_cleaned_up
CREATE TRIGGER quotes_cleaned_up BEFORE DELETE ON quotes FOR EACH ROW
BEGIN
  IF NOT EXISTS (SELECT 1 FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))
                    AND role = 'owner') THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quotes: only the owner cleans up';
  END IF;
  IF OLD.accepted_at IS NOT NULL OR OLD.expires_at > UTC_TIMESTAMP(6) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quotes: only what expired unused is cleaned up';
  END IF;
END
