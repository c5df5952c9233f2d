-- Which order holds which units. reservations_by_stock comes first and serves the foreign key to stock: were the key served
-- by an index that contains status, every release would share-lock the stock row and two cancels would deadlock.
-- Done when: table reservations
CREATE TABLE reservations (
  order_id BIGINT NOT NULL,
  sku_id BIGINT NOT NULL,
  quantity INT NOT NULL,
  status VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  held_at DATETIME(6) NOT NULL,
  released_at DATETIME(6) NULL,
  CONSTRAINT reservations_pk PRIMARY KEY (order_id, sku_id),
  KEY reservations_by_stock (sku_id),
  CONSTRAINT reservations_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT reservations_stock FOREIGN KEY (sku_id) REFERENCES stock (sku_id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT reservations_quantity CHECK (quantity > 0),
  CONSTRAINT reservations_status CHECK (status IN ('held', 'released') AND status NOT LIKE '% '),
  CONSTRAINT reservations_released_at CHECK ((status = 'released') = (released_at IS NOT NULL))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
