-- Used, open and expired quotes, by their creation; the end is there so that a quote need not be read to be passed over.
-- Done when: index quotes quotes_by_use
ALTER TABLE quotes
  ADD KEY quotes_by_use (used, created_at, id, expires_at)
