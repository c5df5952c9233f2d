-- What became of the quotes issued in a time: all, used, expired unused. Parameters: :since, :until (not included). One
-- row; a range of quotes_by_creation. What has been cleaned up meanwhile is not there any more.
SELECT COUNT(*), COALESCE(SUM(used = 1), 0), COALESCE(SUM(used = 0 AND expires_at <= UTC_TIMESTAMP(6)), 0)
  FROM quotes FORCE INDEX (quotes_by_creation) WHERE created_at >= :since AND created_at < :until
