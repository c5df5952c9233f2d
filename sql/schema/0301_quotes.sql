-- What a customer was promised, at which prices and until when; it takes no stock. Consumed by one order, once. line_count
-- says when its lines are complete: from then on there is no number left for another.
-- Done when: table quotes
CREATE TABLE quotes (
  id BIGINT NOT NULL AUTO_INCREMENT,
  customer_id BIGINT NOT NULL,
  currency CHAR(3) CHARACTER SET ascii NOT NULL,
  total_minor BIGINT NOT NULL,
  line_count SMALLINT NOT NULL,
  created_at DATETIME(6) NOT NULL,
  expires_at DATETIME(6) NOT NULL,
  accepted_at DATETIME(6) NULL,
  consumed_order_id BIGINT NULL,
  operation_id BINARY(16) NOT NULL,
  version BIGINT NOT NULL,
  CONSTRAINT quotes_pk PRIMARY KEY (id),
  CONSTRAINT quotes_consumed_order UNIQUE (consumed_order_id),
  CONSTRAINT quotes_operation UNIQUE (operation_id),
  CONSTRAINT quotes_customer FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT quotes_order FOREIGN KEY (consumed_order_id) REFERENCES orders (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT quotes_total CHECK (total_minor >= 0),
  CONSTRAINT quotes_line_count CHECK (line_count BETWEEN 1 AND 20),
  CONSTRAINT quotes_period CHECK (expires_at > created_at),
  CONSTRAINT quotes_consumed_is_accepted CHECK ((accepted_at IS NULL) = (consumed_order_id IS NULL)),
  CONSTRAINT quotes_accepted_in_time CHECK (accepted_at IS NULL OR accepted_at < expires_at),
  KEY quotes_by_customer (customer_id, created_at, id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
