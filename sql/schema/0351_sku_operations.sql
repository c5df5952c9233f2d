-- What supervisors did to a SKU's stock or price: one row an operation, for ever. Its primary key is what lets an
-- operation that is asked again move nothing, whoever asks at the same moment and for whichever SKU. No foreign key: the
-- row is written in the transaction of what it stands for, under the lock of the SKU's row.
-- Done when: table sku_operations
CREATE TABLE sku_operations (
  operation_id BINARY(16) NOT NULL,
  kind VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  sku_id BIGINT NOT NULL,
  reason VARCHAR(500) NOT NULL,
  who VARBINARY(320) NOT NULL,
  at DATETIME(6) NOT NULL,
  CONSTRAINT sku_operations_pk PRIMARY KEY (operation_id),
  CONSTRAINT sku_operations_kind CHECK (kind IN ('receive', 'count', 'price')),
  CONSTRAINT sku_operations_reason CHECK (CHAR_LENGTH(TRIM(reason)) > 0)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
