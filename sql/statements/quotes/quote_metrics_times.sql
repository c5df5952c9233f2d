-- What acceptances of a stretch of time measured: what, how many have it, the middle, the 95th of a hundred and the longest.
-- The lock's wait is microseconds, the time that the price was shown milliseconds. Parameters: :since, :until. 0..2 rows; a
-- range of receipts_by_answer and the receipts in it.
WITH answered AS (
  SELECT CAST(JSON_EXTRACT(r.detail, '$.quote_lock_us') AS SIGNED) AS waited,
         CAST(JSON_EXTRACT(r.detail, '$.shown_ms') AS SIGNED) AS shown
    FROM receipts r FORCE INDEX (receipts_by_answer)
   WHERE r.answered_at >= :since AND r.answered_at < :until AND r.quote_id IS NOT NULL),
measured AS (
  SELECT 'waited' AS what, a.waited AS value FROM answered a WHERE a.waited IS NOT NULL
  UNION ALL
  SELECT 'shown', a.shown FROM answered a WHERE a.shown IS NOT NULL),
placed AS (
  SELECT m.what, m.value, ROW_NUMBER() OVER (PARTITION BY m.what ORDER BY m.value) AS place,
         COUNT(*) OVER (PARTITION BY m.what) AS n
    FROM measured m)
SELECT p.what, MAX(p.n), MIN(CASE WHEN p.place * 100 >= p.n * 50 THEN p.value END),
       MIN(CASE WHEN p.place * 100 >= p.n * 95 THEN p.value END), MAX(p.value)
  FROM placed p GROUP BY p.what ORDER BY p.what
