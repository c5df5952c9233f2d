-- Whose stock was waited for, so that the SKU that many orders want shows. NULL: of a flow, whatever it is about.
-- Done when: column flow_timings sku_id
ALTER TABLE flow_timings
  ADD COLUMN sku_id BIGINT NULL
