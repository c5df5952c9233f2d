-- Append-only.
-- Done when: trigger stock_movements_before_delete
CREATE TRIGGER stock_movements_before_delete BEFORE DELETE ON stock_movements FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'stock_movements: rows are never deleted';
END
