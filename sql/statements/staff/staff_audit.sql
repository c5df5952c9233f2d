-- Whose account was made, given another role, locked; the trigger fills in who did it and when. Parameters: :operation,
-- :detail. One row.
INSERT INTO audit_events (at, who, what, operation_id, detail)
VALUES (UTC_TIMESTAMP(6), '', 'staff changed', :operation, :detail)
