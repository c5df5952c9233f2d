-- Operations whose end some workstation does not know. No foreign keys: it says what was asked, whether or not it is.
-- Done when: table pending_mirror
CREATE TABLE pending_mirror (
  operation_id BINARY(16) NOT NULL,
  kind VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  account VARBINARY(320) NOT NULL,
  workstation VARCHAR(120) NOT NULL,
  customer_id BIGINT NULL,
  order_id BIGINT NULL,
  asked_at DATETIME(6) NOT NULL,
  finding VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  mirrored_at DATETIME(6) NOT NULL,
  CONSTRAINT pending_mirror_pk PRIMARY KEY (operation_id),
  KEY pending_mirror_by_age (asked_at)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
