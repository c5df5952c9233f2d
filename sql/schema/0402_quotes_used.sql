-- Whether it was used, and for how long it is good: both follow from what is written already. Only the instant decides
-- whether a quote has expired, but nothing that is older than the longest of these periods can be open.
-- Done when: column quotes seconds
ALTER TABLE quotes
  ADD COLUMN used TINYINT AS (accepted_at IS NOT NULL) STORED,
  ADD COLUMN seconds INT AS (TIMESTAMPDIFF(SECOND, created_at, expires_at)) STORED
