-- Only the consumption is written, once, and only by an order that was made of this very quote.
-- Done when: trigger quotes_before_update
CREATE TRIGGER quotes_before_update BEFORE UPDATE ON quotes FOR EACH ROW
BEGIN
  IF NEW.id <> OLD.id OR NEW.customer_id <> OLD.customer_id OR NEW.currency <> OLD.currency
     OR NEW.total_minor <> OLD.total_minor OR NEW.line_count <> OLD.line_count OR NEW.created_at <> OLD.created_at
     OR NEW.expires_at <> OLD.expires_at OR NEW.operation_id <> OLD.operation_id THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quotes: what was quoted, and until when, does not change';
  END IF;
  IF OLD.consumed_order_id IS NOT NULL THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quotes: a consumed quote is final';
  END IF;
  IF NEW.version <> OLD.version + 1 THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quotes: the version rises by one';
  END IF;
  IF NEW.consumed_order_id IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quotes: nothing but the consumption is written';
  END IF;
  IF NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = NEW.consumed_order_id AND o.quote_id = OLD.id
                   AND o.customer_id = OLD.customer_id AND o.total_minor = OLD.total_minor) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quotes: consumed by an order that was made of it';
  END IF;
END
