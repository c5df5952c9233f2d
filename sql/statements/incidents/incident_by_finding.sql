-- The case of a finding, if there is one, and where it stands. Parameters: :finding. 0..1 row; by unique key.
SELECT i.id, s.state FROM incidents i LEFT JOIN incident_states s ON s.incident_id = i.id WHERE i.finding_key = :finding
