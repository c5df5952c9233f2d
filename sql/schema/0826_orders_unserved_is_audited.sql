-- Nobody acts without a served customer without an event that says why. It made no version: the cancel's own event did.
-- Done when: trigger orders_unserved_is_audited
CREATE TRIGGER orders_unserved_is_audited AFTER UPDATE ON orders FOR EACH ROW FOLLOWS orders_after_update
BEGIN
  IF NOT NEW.unserved_reason <=> OLD.unserved_reason THEN
    INSERT INTO audit_events (at, who, what, customer_id, order_id, operation_id, detail)
    VALUES (UTC_TIMESTAMP(6), LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))),
            'without a customer', NEW.customer_id, NEW.id, NEW.cancel_operation_id, NEW.unserved_reason);
  END IF;
END
