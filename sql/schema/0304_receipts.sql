-- The answer to one intent of one customer, kept for good. The key is the primary one: whoever finds it taken then holds a
-- lock on that row alone, and no stranger's receipt waits. Quote and order are NULL until the answer is written: named at
-- the claim, their foreign keys would share-lock the quote, and two keys on one quote would deadlock each time.
-- Done when: table receipts
CREATE TABLE receipts (
  customer_id BIGINT NOT NULL,
  idempotency_key VARBINARY(64) NOT NULL,
  digest BINARY(32) NOT NULL,
  answer VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  order_id BIGINT NULL,
  quote_id BIGINT NULL,
  accepted_at DATETIME(6) NULL,
  detail TEXT NULL,
  who VARBINARY(320) NOT NULL,
  claimed_at DATETIME(6) NOT NULL,
  answered_at DATETIME(6) NULL,
  CONSTRAINT receipts_pk PRIMARY KEY (customer_id, idempotency_key),
  CONSTRAINT receipts_customer FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT receipts_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT receipts_quote FOREIGN KEY (quote_id) REFERENCES quotes (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT receipts_key_not_empty CHECK (LENGTH(idempotency_key) > 0),
  CONSTRAINT receipts_answer_unpadded CHECK (answer NOT LIKE '% '),
  CONSTRAINT receipts_success_has_order CHECK ((answer IN ('Accepted', 'Placed')) = (order_id IS NOT NULL)),
  CONSTRAINT receipts_accepted_at CHECK ((answer = 'Accepted') = (accepted_at IS NOT NULL)),
  CONSTRAINT receipts_answered_at CHECK ((answer = 'claimed') = (answered_at IS NULL)),
  KEY receipts_by_order (order_id),
  KEY receipts_by_quote (quote_id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
