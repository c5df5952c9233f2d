-- Every check of the invariants that came to its end: of which instant, how much was looked at and what was found. holds:
-- nothing critical and no warning. The next light check begins after through_.
-- Done when: table check_runs
CREATE TABLE check_runs (
  id BIGINT NOT NULL AUTO_INCREMENT,
  operation_id BINARY(16) NOT NULL,
  kind VARCHAR(16) CHARACTER SET ascii NOT NULL,
  holds TINYINT NOT NULL,
  snapshot_at DATETIME(6) NOT NULL,
  through_movement BIGINT NOT NULL,
  through_audit BIGINT NOT NULL,
  looks BIGINT NOT NULL,
  findings BIGINT NOT NULL,
  new_incidents BIGINT NOT NULL,
  micros BIGINT NOT NULL,
  detail TEXT NOT NULL,
  who VARBINARY(320) NOT NULL,
  at DATETIME(6) NOT NULL,
  CONSTRAINT check_runs_pk PRIMARY KEY (id),
  CONSTRAINT check_runs_operation UNIQUE (operation_id),
  CONSTRAINT check_runs_kind CHECK (kind IN ('full', 'light')),
  CONSTRAINT check_runs_holds CHECK (holds IN (0, 1)),
  KEY check_runs_by_result (holds, id),
  KEY check_runs_by_kind_and_result (kind, holds, id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
