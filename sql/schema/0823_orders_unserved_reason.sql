-- Why it was cancelled without its customer being served. NULL: they were.
-- Done when: column orders unserved_reason
ALTER TABLE orders
  ADD COLUMN unserved_reason VARCHAR(500) NULL
