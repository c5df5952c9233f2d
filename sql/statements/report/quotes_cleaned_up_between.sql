-- How many quotes issued in a time have been cleaned up since: what is cleaned up had expired unused, and its audit event
-- stays. Parameters: :since, :until (not included). One row; a range of audit_events_by_time, and quotes by primary key.
SELECT COUNT(*)
  FROM audit_events a FORCE INDEX (audit_events_by_time) LEFT JOIN quotes q ON q.id = a.quote_id
 WHERE a.at >= :since AND a.at < :until AND a.what = 'quote issued' AND q.id IS NULL
