-- Which steps were begun and finished, by whom. Made first; the other steps are recorded in it.
-- Done when: table schema_history
CREATE TABLE schema_history (
  step INT NOT NULL,
  name VARCHAR(120) CHARACTER SET ascii NOT NULL,
  checksum BINARY(32) NOT NULL,
  state VARCHAR(16) CHARACTER SET ascii NOT NULL,
  account VARBINARY(320) NOT NULL,
  started_at DATETIME(6) NOT NULL,
  done_at DATETIME(6) NULL,
  CONSTRAINT schema_history_pk PRIMARY KEY (step),
  CONSTRAINT schema_history_state CHECK (state IN ('started', 'done'))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
