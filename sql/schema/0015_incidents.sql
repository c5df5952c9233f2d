-- Findings that a person must look at, one row a finding: two desks that meet one broken order open one case.
-- Never changed; what happens to a case are rows of incident_events.
-- Done when: table incidents
CREATE TABLE incidents (
  id BIGINT NOT NULL AUTO_INCREMENT,
  finding_key VARBINARY(200) NOT NULL,
  invariant VARCHAR(64) CHARACTER SET ascii NOT NULL,
  opened_at DATETIME(6) NOT NULL,
  opened_by VARBINARY(320) NOT NULL,
  order_id BIGINT NULL,
  sku_id BIGINT NULL,
  evidence TEXT NOT NULL,
  CONSTRAINT incidents_pk PRIMARY KEY (id),
  CONSTRAINT incidents_finding UNIQUE (finding_key),
  KEY incidents_by_order (order_id, id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
