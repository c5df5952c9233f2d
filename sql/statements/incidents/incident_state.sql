-- Where a case stands. Parameters: :incident. 0..1 row; by primary key.
SELECT state FROM incident_states WHERE incident_id = :incident
