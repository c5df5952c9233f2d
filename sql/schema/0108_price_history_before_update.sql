-- Append-only.
-- Done when: trigger price_history_before_update
CREATE TRIGGER price_history_before_update BEFORE UPDATE ON price_history FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'price_history: rows are never changed';
END
