-- Written after a step, or when it is found to have happened. Parameters: :step. One row.
UPDATE schema_history SET state = 'done', done_at = UTC_TIMESTAMP(6) WHERE step = :step AND state = 'started'
