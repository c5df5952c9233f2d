-- Append-only.
-- Done when: trigger sku_operations_before_update
CREATE TRIGGER sku_operations_before_update BEFORE UPDATE ON sku_operations FOR EACH ROW
BEGIN
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'sku_operations: rows are never changed';
END
