-- What was quoted, at which price: a snapshot that never changes.
-- Done when: table quote_lines
CREATE TABLE quote_lines (
  quote_id BIGINT NOT NULL,
  line_no SMALLINT NOT NULL,
  sku_id BIGINT NOT NULL,
  quantity INT NOT NULL,
  unit_price_minor BIGINT NOT NULL,
  CONSTRAINT quote_lines_pk PRIMARY KEY (quote_id, line_no),
  CONSTRAINT quote_lines_sku_once UNIQUE (quote_id, sku_id),
  CONSTRAINT quote_lines_quote FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT quote_lines_sku FOREIGN KEY (sku_id) REFERENCES skus (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT quote_lines_line_no CHECK (line_no BETWEEN 1 AND 20),
  CONSTRAINT quote_lines_quantity CHECK (quantity > 0 AND quantity <= 1000000),
  CONSTRAINT quote_lines_price CHECK (unit_price_minor >= 0)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
