-- A page of checks, newest first, after the row (:after_id). Parameters: :after_id, :limit. At most :limit rows; by primary key.
SELECT id, kind, holds, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', snapshot_at), through_movement, through_audit, looks, findings,
       new_incidents, micros, who, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', at), detail
  FROM check_runs WHERE id < :after_id ORDER BY id DESC LIMIT :limit
