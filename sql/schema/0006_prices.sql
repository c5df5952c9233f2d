-- The current price of a SKU, one row each; a change raises the version and leaves a row in price_history.
-- Done when: table prices
CREATE TABLE prices (
  sku_id BIGINT NOT NULL,
  price_minor BIGINT NOT NULL,
  price_version BIGINT NOT NULL,
  last_operation_id BINARY(16) NULL,
  CONSTRAINT prices_pk PRIMARY KEY (sku_id),
  CONSTRAINT prices_sku FOREIGN KEY (sku_id) REFERENCES skus (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT prices_not_negative CHECK (price_minor >= 0)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
