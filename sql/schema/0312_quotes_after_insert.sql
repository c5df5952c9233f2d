-- Nobody issues a quote without an audit event.
-- Done when: trigger quotes_after_insert
CREATE TRIGGER quotes_after_insert AFTER INSERT ON quotes FOR EACH ROW
BEGIN
  INSERT INTO audit_events (at, who, what, customer_id, quote_id, quote_version, operation_id)
  VALUES (UTC_TIMESTAMP(6), LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))),
          'quote issued', NEW.customer_id, NEW.id, NEW.version, NEW.operation_id);
END
