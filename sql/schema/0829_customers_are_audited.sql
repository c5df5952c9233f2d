-- Nobody enters a customer without an audit event.
-- Done when: trigger customers_are_audited
CREATE TRIGGER customers_are_audited AFTER INSERT ON customers FOR EACH ROW
BEGIN
  INSERT INTO audit_events (at, who, what, customer_id, operation_id)
  VALUES (UTC_TIMESTAMP(6), LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))),
          'customer entered', NEW.id, NEW.operation_id);
END
