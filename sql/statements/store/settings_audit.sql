-- What was set; the trigger fills in who and when. Parameters: :operation, :detail. One row.
INSERT INTO audit_events (at, who, what, operation_id, detail)
VALUES (UTC_TIMESTAMP(6), '', 'settings changed', :operation, :detail)
