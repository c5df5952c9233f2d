-- Cancels of a time by who cancelled and why; the same words in another case are one reason. An order that is gone counts
-- still: somebody cancelled it. Parameters: :since, :until (not included). One row for each; a range of
-- audit_events_by_time, and orders by primary key.
SELECT a.who, MIN(COALESCE(o.cancel_reason, '') COLLATE utf8mb4_bin), COUNT(*), COALESCE(SUM(o.units), 0)
  FROM audit_events a FORCE INDEX (audit_events_by_time) LEFT JOIN orders o ON o.id = a.order_id
 WHERE a.at >= :since AND a.at < :until AND a.what = 'order cancelled'
 GROUP BY a.who, COALESCE(o.cancel_reason, '') ORDER BY a.who, COALESCE(o.cancel_reason, '')
