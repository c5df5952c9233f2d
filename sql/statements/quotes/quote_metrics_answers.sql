-- How many acceptances were answered what in a stretch of time. Parameters: :since, :until. One row an answer; a range of
-- receipts_by_answer.
SELECT r.answer, COUNT(*) FROM receipts r FORCE INDEX (receipts_by_answer)
 WHERE r.answered_at >= :since AND r.answered_at < :until AND r.quote_id IS NOT NULL
 GROUP BY r.answer ORDER BY r.answer
