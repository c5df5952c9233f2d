-- How many cases nobody has resolved, and the newest of them. One row a severity; ranges of
-- incident_states_by_state_and_severity, which is forced: a small store would be read as a whole instead.
SELECT COUNT(*), s.severity, MAX(s.incident_id)
  FROM incident_states s FORCE INDEX (incident_states_by_state_and_severity)
 WHERE s.state IN ('handed', 'open') GROUP BY s.severity ORDER BY s.severity
