-- Orders. The CHECK on status names no status: another system may write some that are shown and never released. It only
-- refuses a space at the end, which SQL does not see when it compares and the program does.
-- total_minor and units are the sums of the lines, a snapshot as they are: a list then reads no lines.
-- quote_id gets its foreign key together with the quotes.
-- Done when: table orders
CREATE TABLE orders (
  id BIGINT NOT NULL AUTO_INCREMENT,
  customer_id BIGINT NOT NULL,
  status VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  quote_id BIGINT NULL,
  currency CHAR(3) CHARACTER SET ascii NOT NULL,
  total_minor BIGINT NOT NULL,
  units BIGINT NOT NULL DEFAULT 0,
  external_ref VARBINARY(64) NULL,
  operation_id BINARY(16) NULL,
  created_at DATETIME(6) NOT NULL,
  cancelled_at DATETIME(6) NULL,
  cancelled_by VARBINARY(320) NULL,
  cancel_reason VARCHAR(500) NULL,
  cancel_operation_id BINARY(16) NULL,
  version BIGINT NOT NULL,
  CONSTRAINT orders_pk PRIMARY KEY (id),
  CONSTRAINT orders_quote UNIQUE (quote_id),
  CONSTRAINT orders_external_ref UNIQUE (external_ref),
  CONSTRAINT orders_operation UNIQUE (operation_id),
  CONSTRAINT orders_customer FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT orders_status_unpadded CHECK (status NOT LIKE '% '),
  CONSTRAINT orders_total CHECK (total_minor >= 0),
  CONSTRAINT orders_cancelled_is_recorded
    CHECK (status <> 'cancelled' OR (cancelled_at IS NOT NULL AND cancelled_by IS NOT NULL)),
  KEY orders_by_creation (created_at, id),
  KEY orders_by_status (status, created_at, id),
  KEY orders_by_customer (customer_id, created_at, id),
  KEY orders_by_customer_and_status (customer_id, status, created_at, id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
