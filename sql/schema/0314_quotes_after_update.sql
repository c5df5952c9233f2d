-- Nobody consumes a quote without an audit event. The order has its own; here it is named in words only.
-- Done when: trigger quotes_after_update
CREATE TRIGGER quotes_after_update AFTER UPDATE ON quotes FOR EACH ROW
BEGIN
  INSERT INTO audit_events (at, who, what, customer_id, quote_id, quote_version, detail)
  VALUES (UTC_TIMESTAMP(6), LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))),
          'quote accepted', NEW.customer_id, NEW.id, NEW.version, CONCAT('order ', NEW.consumed_order_id));
END
