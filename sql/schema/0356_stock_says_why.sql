-- Units that came in or were counted name their operation and their reason.
-- Done when: trigger stock_says_why
CREATE TRIGGER stock_says_why BEFORE UPDATE ON stock FOR EACH ROW FOLLOWS stock_before_update
BEGIN
  IF NEW.last_kind IN ('receive', 'count')
     AND (NEW.last_operation_id IS NULL OR NEW.last_order_id IS NOT NULL OR TRIM(COALESCE(NEW.last_reason, '')) = '') THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'stock: units are received and counted by an operation, with a reason';
  END IF;
END
