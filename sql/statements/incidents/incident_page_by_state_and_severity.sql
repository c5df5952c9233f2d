-- A page of cases, newest first, after the row (:after_id). Parameters: :state, :severity, :after_id, :limit. At most :limit rows; a range of
-- incident_states_by_state_and_severity, which is forced: a small store would be sorted instead.
SELECT s.incident_id, i.finding_key, i.invariant, s.severity, s.state, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', i.opened_at),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', s.last_seen_at), s.times_seen, s.handed_to, i.order_id, i.sku_id, i.quote_id, k.code
  FROM incident_states s FORCE INDEX (incident_states_by_state_and_severity) STRAIGHT_JOIN incidents i ON i.id = s.incident_id
  LEFT JOIN skus k ON k.id = i.sku_id
 WHERE s.state = :state AND s.severity = :severity AND s.incident_id < :after_id ORDER BY s.incident_id DESC LIMIT :limit
