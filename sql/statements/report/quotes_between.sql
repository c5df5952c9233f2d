-- What became of the quotes issued in a time, of those that are there still: all, used, expired unused. Parameters: :since,
-- :until (not included), :snapshot. One row; a range of quotes_by_creation.
SELECT COUNT(*), COALESCE(SUM(used = 1), 0), COALESCE(SUM(used = 0 AND expires_at <= :snapshot), 0)
  FROM quotes FORCE INDEX (quotes_by_creation) WHERE created_at >= :since AND created_at < :until
