-- What an operation has recorded of a case. Parameters: :handling. 0..1 row; by unique key.
SELECT incident_id, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', at), who FROM incident_events WHERE handling_id = :handling
