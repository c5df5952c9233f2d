-- Somebody has read how it ended.
UPDATE operations SET seen_at = :now WHERE operation_id = :operation AND state = 'answered' AND seen_at IS NULL
