-- With their quote, which is deleted next; its own foreign keys cannot hold its lines.
-- Done when: trigger quote_lines_cleaned_up
CREATE TRIGGER quote_lines_cleaned_up BEFORE DELETE ON quote_lines FOR EACH ROW
BEGIN
  IF NOT EXISTS (SELECT 1 FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))
                    AND role = 'owner') THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quote_lines: only the owner cleans up';
  END IF;
  IF NOT EXISTS (SELECT 1 FROM quotes q WHERE q.id = OLD.quote_id AND q.accepted_at IS NULL
                   AND q.expires_at <= UTC_TIMESTAMP(6))
     OR EXISTS (SELECT 1 FROM receipts r WHERE r.quote_id = OLD.quote_id) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quote_lines: rows go with a quote that expired unused and unasked';
  END IF;
END
