-- Whom the store serves. Numbers of another system are bytes: compared exactly, without padding.
-- Done when: table customers
CREATE TABLE customers (
  id BIGINT NOT NULL AUTO_INCREMENT,
  name VARCHAR(120) NOT NULL,
  phone VARCHAR(40) NULL,
  email VARCHAR(254) NULL,
  external_number VARBINARY(64) NULL,
  operation_id BINARY(16) NULL,
  created_at DATETIME(6) NOT NULL,
  CONSTRAINT customers_pk PRIMARY KEY (id),
  CONSTRAINT customers_external_number UNIQUE (external_number),
  CONSTRAINT customers_operation UNIQUE (operation_id),
  KEY customers_by_name (name, id),
  KEY customers_by_phone (phone, id),
  KEY customers_by_email (email, id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
