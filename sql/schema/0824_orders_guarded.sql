-- As 0119, and: a trainer may what a supervisor may, and who acts without a served customer is one of them, cancels, and
-- says why.
-- Done when: trigger orders_guarded
CREATE TRIGGER orders_guarded BEFORE UPDATE ON orders FOR EACH ROW FOLLOWS orders_before_update
BEGIN
  IF OLD.status = 'cancelled' THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'orders: a cancelled order is final';
  END IF;
  IF NEW.id <> OLD.id OR NEW.customer_id <> OLD.customer_id OR NOT NEW.quote_id <=> OLD.quote_id
     OR NEW.currency <> OLD.currency OR NEW.total_minor <> OLD.total_minor OR NEW.units <> OLD.units
     OR NOT NEW.external_ref <=> OLD.external_ref OR NOT NEW.operation_id <=> OLD.operation_id
     OR NEW.created_at <> OLD.created_at THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'orders: what was ordered does not change';
  END IF;
  IF NEW.version <> OLD.version + 1 THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'orders: the version rises by one';
  END IF;
  IF ((NEW.status <> OLD.status AND NOT (OLD.status = 'created' AND NEW.status = 'cancelled'))
      OR NOT NEW.unserved_reason <=> OLD.unserved_reason)
     AND NOT EXISTS (SELECT 1 FROM staff WHERE account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))
                        AND role IN ('supervisor', 'trainer', 'owner')) THEN
    IF NOT NEW.unserved_reason <=> OLD.unserved_reason THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'orders: only a supervisor acts without a customer';
    END IF;
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'orders: staff only cancel what is created';
  END IF;
  IF NEW.unserved_reason IS NOT NULL AND (NEW.status <> 'cancelled' OR TRIM(NEW.unserved_reason) = '') THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'orders: who cancels without a customer says why';
  END IF;
  IF NEW.status <> 'cancelled' AND (NEW.cancelled_at IS NOT NULL OR NEW.cancelled_by IS NOT NULL
     OR NEW.cancel_reason IS NOT NULL OR NEW.cancel_operation_id IS NOT NULL) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'orders: only a cancelled order says who cancelled it';
  END IF;
  IF NEW.status = 'cancelled' THEN
    SET NEW.cancelled_at = UTC_TIMESTAMP(6),
        NEW.cancelled_by = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())));
  END IF;
END
