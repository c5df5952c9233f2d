-- Written before a step is carried out. Parameters: :step, :name, :checksum. One row.
INSERT INTO schema_history (step, name, checksum, state, account, started_at)
VALUES (:step, :name, :checksum, 'started', USER(), UTC_TIMESTAMP(6))
