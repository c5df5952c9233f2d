-- Cancels of a time by who cancelled and why. Parameters: :since, :until (not included). One row for each; a range of
-- audit_events_by_time, and orders by primary key.
SELECT a.who, COALESCE(o.cancel_reason, ''), COUNT(*), COALESCE(SUM(o.units), 0)
  FROM audit_events a FORCE INDEX (audit_events_by_time) STRAIGHT_JOIN orders o ON o.id = a.order_id
 WHERE a.at >= :since AND a.at < :until AND a.what = 'order cancelled'
 GROUP BY a.who, COALESCE(o.cancel_reason, '') ORDER BY a.who, COALESCE(o.cancel_reason, '')
