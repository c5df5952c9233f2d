-- How many units of a SKU may be sold and how many are reserved. Both change in one UPDATE, which also says for
-- whom (the last_ columns); the triggers make a movement of it.
-- Done when: table stock
CREATE TABLE stock (
  sku_id BIGINT NOT NULL,
  available BIGINT NOT NULL,
  reserved BIGINT NOT NULL,
  version BIGINT NOT NULL,
  last_kind VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  last_order_id BIGINT NULL,
  last_operation_id BINARY(16) NULL,
  last_reason VARCHAR(500) NULL,
  CONSTRAINT stock_pk PRIMARY KEY (sku_id),
  CONSTRAINT stock_sku FOREIGN KEY (sku_id) REFERENCES skus (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT stock_available CHECK (available >= 0),
  CONSTRAINT stock_reserved CHECK (reserved >= 0)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
