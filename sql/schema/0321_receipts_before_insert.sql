-- A receipt is born claimed, without an answer. Who claims it is not for the writer to say.
-- Done when: trigger receipts_before_insert
CREATE TRIGGER receipts_before_insert BEFORE INSERT ON receipts FOR EACH ROW
BEGIN
  IF NEW.answer <> 'claimed' OR NEW.order_id IS NOT NULL OR NEW.quote_id IS NOT NULL OR NEW.accepted_at IS NOT NULL
     OR NEW.detail IS NOT NULL OR NEW.answered_at IS NOT NULL THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'receipts: born claimed, without an answer';
  END IF;
  SET NEW.who = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), NEW.claimed_at = UTC_TIMESTAMP(6);
END
