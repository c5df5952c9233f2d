-- Nobody changes an order without an audit event. The reason is not written a second time: it is in the order.
-- Done when: trigger orders_after_update
CREATE TRIGGER orders_after_update AFTER UPDATE ON orders FOR EACH ROW
BEGIN
  INSERT INTO audit_events (at, who, what, customer_id, order_id, order_version, operation_id, detail)
  VALUES (UTC_TIMESTAMP(6), LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))),
          IF(NEW.status = OLD.status, 'order changed',
             IF(NEW.status = 'cancelled', 'order cancelled', 'order status changed')),
          NEW.customer_id, NEW.id, NEW.version, NEW.cancel_operation_id,
          IF(NEW.status = OLD.status, NULL, CONCAT(OLD.status, ' > ', NEW.status)));
END
