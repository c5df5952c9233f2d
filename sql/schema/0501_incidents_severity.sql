-- How bad a finding is, and the quote it is about.
-- Done when: column incidents severity
ALTER TABLE incidents
  ADD COLUMN severity VARCHAR(16) CHARACTER SET ascii NOT NULL DEFAULT 'critical',
  ADD COLUMN quote_id BIGINT NULL,
  ADD CONSTRAINT incidents_severity CHECK (severity IN ('critical', 'warning', 'notice')),
  ADD KEY incidents_by_sku (sku_id, id)
