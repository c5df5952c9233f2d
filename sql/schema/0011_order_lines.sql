-- What was ordered, at which price: a snapshot that never changes.
-- Done when: table order_lines
CREATE TABLE order_lines (
  order_id BIGINT NOT NULL,
  line_no SMALLINT NOT NULL,
  sku_id BIGINT NOT NULL,
  quantity INT NOT NULL,
  unit_price_minor BIGINT NOT NULL,
  CONSTRAINT order_lines_pk PRIMARY KEY (order_id, line_no),
  CONSTRAINT order_lines_sku_once UNIQUE (order_id, sku_id),
  CONSTRAINT order_lines_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT order_lines_sku FOREIGN KEY (sku_id) REFERENCES skus (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT order_lines_line_no CHECK (line_no BETWEEN 1 AND 20),
  CONSTRAINT order_lines_quantity CHECK (quantity > 0),
  CONSTRAINT order_lines_price CHECK (unit_price_minor >= 0)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
