-- A check that came to its end; the trigger fills in who and when. Parameters: :operation, :kind, :holds, :snapshot,
-- :movement, :audit, :looks, :findings, :new_incidents, :micros_taken, :detail. One row; the id is the insert id.
INSERT INTO check_runs (operation_id, kind, holds, snapshot_at, through_movement, through_audit, looks, findings,
                        new_incidents, micros, detail, who, at)
VALUES (:operation, :kind, :holds, :snapshot, :movement, :audit, :looks, :findings, :new_incidents, :micros_taken, :detail,
        '', UTC_TIMESTAMP(6))
