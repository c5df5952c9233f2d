-- That quotes were cleaned up; who and when come from the trigger. Parameters: :operation, :detail. Inserts one row.
INSERT INTO audit_events (at, who, what, operation_id, detail)
VALUES (UTC_TIMESTAMP(6), '', 'quotes cleaned up', :operation, :detail)
