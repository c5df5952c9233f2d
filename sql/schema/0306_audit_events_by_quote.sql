-- Events of quotes, and the version of the quote that they made.
-- Done when: index audit_events audit_events_by_quote
ALTER TABLE audit_events
  ADD COLUMN quote_id BIGINT NULL,
  ADD COLUMN quote_version BIGINT NULL,
  ADD KEY audit_events_by_quote (quote_id, id)
