-- Every price a SKU ever had. Append-only, written by the triggers on prices.
-- Done when: table price_history
CREATE TABLE price_history (
  sku_id BIGINT NOT NULL,
  price_version BIGINT NOT NULL,
  price_minor BIGINT NOT NULL,
  operation_id BINARY(16) NULL,
  who VARBINARY(320) NOT NULL,
  at DATETIME(6) NOT NULL,
  CONSTRAINT price_history_pk PRIMARY KEY (sku_id, price_version),
  CONSTRAINT price_history_sku FOREIGN KEY (sku_id) REFERENCES skus (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
