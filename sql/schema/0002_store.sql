-- The store itself: one row. Limits are in whole units, see the column names.
-- Done when: table store
CREATE TABLE store (
  id TINYINT NOT NULL,
  uuid BINARY(16) NOT NULL,
  name VARCHAR(120) NOT NULL,
  currency CHAR(3) CHARACTER SET ascii NOT NULL,
  environment VARCHAR(16) CHARACTER SET ascii NOT NULL,
  lock_wait_seconds SMALLINT NOT NULL DEFAULT 3,
  budget_milliseconds INT NOT NULL DEFAULT 15000,
  founded_at DATETIME(6) NOT NULL,
  CONSTRAINT store_pk PRIMARY KEY (id),
  CONSTRAINT store_one_row CHECK (id = 1),
  CONSTRAINT store_environment CHECK (environment IN ('live', 'training')),
  CONSTRAINT store_lock_wait CHECK (lock_wait_seconds BETWEEN 1 AND 60),
  CONSTRAINT store_budget CHECK (budget_milliseconds BETWEEN 1000 AND 120000)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
