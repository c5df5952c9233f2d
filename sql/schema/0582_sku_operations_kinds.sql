-- A repair takes place once, as whatever else supervisors do to a SKU.
-- Done when: constraint sku_operations sku_operations_kinds
ALTER TABLE sku_operations
  DROP CONSTRAINT sku_operations_kind,
  ADD CONSTRAINT sku_operations_kinds CHECK (kind IN ('receive', 'count', 'price', 'repair'))
