-- A claimed receipt is answered, once; the instant of the answer is the database's.
-- Done when: trigger receipts_before_update
CREATE TRIGGER receipts_before_update BEFORE UPDATE ON receipts FOR EACH ROW
BEGIN
  IF OLD.answer <> 'claimed' THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'receipts: an answer is final';
  END IF;
  IF NEW.customer_id <> OLD.customer_id OR NEW.idempotency_key <> OLD.idempotency_key OR NEW.digest <> OLD.digest
     OR NEW.who <> OLD.who OR NEW.claimed_at <> OLD.claimed_at THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'receipts: what was claimed does not change';
  END IF;
  IF NEW.answer = 'claimed' THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'receipts: nothing but the answer is written';
  END IF;
  SET NEW.answered_at = UTC_TIMESTAMP(6);
END
