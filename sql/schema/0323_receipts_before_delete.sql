-- An answer is kept for good: a late repeat must meet it.
-- Done when: trigger receipts_before_delete
CREATE TRIGGER receipts_before_delete BEFORE DELETE ON receipts FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'receipts: rows are never deleted';
END
