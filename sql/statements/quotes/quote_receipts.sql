-- The answers that keys got about a quote, earliest first, beside the version that the quote had when they were read;
-- without any, one row of NULL. Parameters: :quote. 0..n rows; by receipts_by_quote.
SELECT q.version, r.answer, r.who, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.answered_at)
  FROM quotes q LEFT JOIN receipts r ON r.quote_id = q.id
 WHERE q.id = :quote ORDER BY r.answered_at, r.idempotency_key
