-- The first full check that held after the last one that did not. 0..1 row; a range of check_runs_by_kind_and_result, which is
-- forced: a short history would be read from its beginning instead.
SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', c.snapshot_at)
  FROM check_runs c FORCE INDEX (check_runs_by_kind_and_result)
 WHERE c.kind = 'full' AND c.holds = 1 AND c.id > COALESCE((SELECT MAX(b.id) FROM check_runs b WHERE b.holds = 0), 0)
 ORDER BY c.id LIMIT 1
