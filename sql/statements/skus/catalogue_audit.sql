-- That another system's catalogue was entered; who and when come from the trigger. Parameters: :operation, :detail. One
-- row.
INSERT INTO audit_events (at, who, what, operation_id, detail)
VALUES (UTC_TIMESTAMP(6), '', 'catalogue entered', :operation, :detail)
