-- The answers of a day.
-- Done when: index receipts receipts_by_time
ALTER TABLE receipts
  ADD KEY receipts_by_time (answered_at, answer)
