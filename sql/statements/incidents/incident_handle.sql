-- What a supervisor did with a case; the triggers fill in who and when, and where it stands now.
-- Parameters: :incident, :what, :handling, :words, :handed_to. One row.
INSERT INTO incident_events (incident_id, at, who, what, operation_id, handling_id, words, handed_to)
VALUES (:incident, UTC_TIMESTAMP(6), '', :what, :handling, :handling, :words, :handed_to)
