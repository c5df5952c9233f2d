-- Being opened, seen again, noted, handed over, resolved. Append-only.
-- Done when: table incident_events
CREATE TABLE incident_events (
  id BIGINT NOT NULL AUTO_INCREMENT,
  incident_id BIGINT NOT NULL,
  at DATETIME(6) NOT NULL,
  who VARBINARY(320) NOT NULL,
  what VARCHAR(16) CHARACTER SET ascii NOT NULL,
  operation_id BINARY(16) NULL,
  evidence TEXT NULL,
  CONSTRAINT incident_events_pk PRIMARY KEY (id),
  CONSTRAINT incident_events_incident
    FOREIGN KEY (incident_id) REFERENCES incidents (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
