-- How many cases there are of each state and severity. At most nine rows; incident_states_by_state_and_severity, from end to
-- end.
SELECT COUNT(*), s.state, s.severity FROM incident_states s FORCE INDEX (incident_states_by_state_and_severity)
 GROUP BY s.state, s.severity ORDER BY s.state, s.severity
