-- The answers that keys got in a time. Parameters: :since, :until (not included). One row an answer; a range of
-- receipts_by_time.
SELECT answer, COUNT(*) FROM receipts FORCE INDEX (receipts_by_time)
 WHERE answered_at >= :since AND answered_at < :until GROUP BY answer ORDER BY answer
