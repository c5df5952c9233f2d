-- The operation of the latest repair that was asked for in a case. Parameters: :incident. 0..1 row; by incident_events_incident.
SELECT operation_id FROM incident_events
 WHERE incident_id = :incident AND what = 'repair-asked' ORDER BY id DESC LIMIT 1
