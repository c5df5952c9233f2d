-- Every change of stock, append-only; the sums are the stock row. No foreign key to orders: a movement is recorded even
-- where its order is not to be found.
-- Done when: table stock_movements
CREATE TABLE stock_movements (
  id BIGINT NOT NULL AUTO_INCREMENT,
  sku_id BIGINT NOT NULL,
  kind VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  delta_available BIGINT NOT NULL,
  delta_reserved BIGINT NOT NULL,
  order_id BIGINT NULL,
  operation_id BINARY(16) NULL,
  reason VARCHAR(500) NULL,
  who VARBINARY(320) NOT NULL,
  at DATETIME(6) NOT NULL,
  stock_version BIGINT NOT NULL,
  CONSTRAINT stock_movements_pk PRIMARY KEY (id),
  CONSTRAINT stock_movements_version UNIQUE (sku_id, stock_version),
  CONSTRAINT stock_movements_kind CHECK (kind IN ('opening', 'reserve', 'release', 'receive', 'count', 'unattributed')),
  CONSTRAINT stock_movements_sku FOREIGN KEY (sku_id) REFERENCES skus (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  KEY stock_movements_by_order (order_id, sku_id),
  KEY stock_movements_by_operation (operation_id, sku_id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
