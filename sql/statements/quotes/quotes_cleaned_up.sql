-- That quotes were cleaned up; who and when come from the trigger. Parameters: :detail. Inserts one row.
INSERT INTO audit_events (at, who, what, detail) VALUES (UTC_TIMESTAMP(6), '', 'quotes cleaned up', :detail)
