-- What was answered in a stretch of time, for the metrics of quotes: counted without reading a receipt.
-- Done when: index receipts receipts_by_answer
ALTER TABLE receipts
  ADD KEY receipts_by_answer (answered_at, quote_id, answer)
