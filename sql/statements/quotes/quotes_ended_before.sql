-- Unused quotes that ended before an instant, earliest first, after the row (:after, :after_id), and whether something
-- refers to each. Parameters: :before, :after, :after_id, :limit. At most :limit rows; a range of quotes_by_use.
SELECT q.id, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', q.created_at),
       EXISTS (SELECT 1 FROM receipts r WHERE r.quote_id = q.id) OR EXISTS (SELECT 1 FROM orders o WHERE o.quote_id = q.id)
  FROM quotes q FORCE INDEX (quotes_by_use)
 WHERE q.used = 0 AND q.created_at < :before AND q.expires_at < :before
   AND q.created_at >= :after AND (q.created_at > :after OR q.id > :after_id)
 ORDER BY q.created_at, q.id LIMIT :limit
