-- What happened to a case, oldest first. Parameters: :incident, :limit. At most :limit rows; by incident_events_incident.
SELECT id, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', at), who, what, words, handed_to, evidence
  FROM incident_events WHERE incident_id = :incident ORDER BY id LIMIT :limit
