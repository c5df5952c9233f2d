-- No key is answered with a refusal without an audit event; an order and the use of a quote have theirs. A refusal's
-- operation is its key.
-- Done when: trigger receipts_refusals_are_audited
CREATE TRIGGER receipts_refusals_are_audited AFTER UPDATE ON receipts FOR EACH ROW
BEGIN
  IF NEW.order_id IS NULL THEN
    INSERT INTO audit_events (at, who, what, customer_id, quote_id, detail)
    VALUES (UTC_TIMESTAMP(6), LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))),
            'refused', NEW.customer_id, NEW.quote_id,
            CONCAT(NEW.answer, ', key ', HEX(NEW.idempotency_key)));
  END IF;
END
