-- Who did what to which record, and the version it made. Append-only.
-- Done when: table audit_events
CREATE TABLE audit_events (
  id BIGINT NOT NULL AUTO_INCREMENT,
  at DATETIME(6) NOT NULL,
  who VARBINARY(320) NOT NULL,
  what VARCHAR(40) CHARACTER SET ascii NOT NULL,
  customer_id BIGINT NULL,
  order_id BIGINT NULL,
  order_version BIGINT NULL,
  operation_id BINARY(16) NULL,
  detail TEXT NULL,
  CONSTRAINT audit_events_pk PRIMARY KEY (id),
  KEY audit_events_by_order (order_id, id),
  KEY audit_events_by_time (at, id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
