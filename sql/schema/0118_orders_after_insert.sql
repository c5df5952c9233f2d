-- Nobody places an order without an audit event.
-- Done when: trigger orders_after_insert
CREATE TRIGGER orders_after_insert AFTER INSERT ON orders FOR EACH ROW
BEGIN
  INSERT INTO audit_events (at, who, what, customer_id, order_id, order_version, operation_id)
  VALUES (UTC_TIMESTAMP(6), LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))),
          'order created', NEW.customer_id, NEW.id, NEW.version, NEW.operation_id);
END
