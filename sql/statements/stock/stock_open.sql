-- Opening stock. Parameters: :stock, rows of (sku, available, reserved 0, version 1, kind, operation, reason). n rows.
INSERT INTO stock (sku_id, available, reserved, version, last_kind, last_operation_id, last_reason) VALUES :stock
