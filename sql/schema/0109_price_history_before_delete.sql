-- Append-only.
-- Done when: trigger price_history_before_delete
CREATE TRIGGER price_history_before_delete BEFORE DELETE ON price_history FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'price_history: rows are never deleted';
END
