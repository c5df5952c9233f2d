-- Audit events of a SKU, and the way to them.
-- Done when: index audit_events audit_events_by_sku
ALTER TABLE audit_events
  ADD COLUMN sku_id BIGINT NULL,
  ADD KEY audit_events_by_sku (sku_id, id)
