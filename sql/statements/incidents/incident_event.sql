-- A case was opened or seen again. Parameters: :incident, :what, :operation, :evidence. One row.
INSERT INTO incident_events (incident_id, at, who, what, operation_id, evidence)
VALUES (:incident, UTC_TIMESTAMP(6), '', :what, :operation, :evidence)
