-- What it guarded, 0832 guards.
-- Done when: no trigger sku_operations_before_insert
DROP TRIGGER sku_operations_before_insert
