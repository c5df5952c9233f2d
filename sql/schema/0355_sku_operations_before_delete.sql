-- Append-only.
-- Done when: trigger sku_operations_before_delete
CREATE TRIGGER sku_operations_before_delete BEFORE DELETE ON sku_operations FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'sku_operations: rows are never deleted';
END
