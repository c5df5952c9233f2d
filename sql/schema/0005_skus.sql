-- What is sold. Codes are compared byte for byte: 85123a is not 85123A.
-- Done when: table skus
CREATE TABLE skus (
  id BIGINT NOT NULL AUTO_INCREMENT,
  code VARBINARY(64) NOT NULL,
  name VARCHAR(255) NOT NULL,
  barcode VARBINARY(64) NULL,
  created_at DATETIME(6) NOT NULL,
  CONSTRAINT skus_pk PRIMARY KEY (id),
  CONSTRAINT skus_code UNIQUE (code),
  CONSTRAINT skus_barcode UNIQUE (barcode),
  CONSTRAINT skus_code_not_empty CHECK (LENGTH(code) > 0),
  KEY skus_by_name (name, id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
