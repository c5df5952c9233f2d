-- What was set; the trigger fills in who and when. Parameters: :detail. One row.
INSERT INTO audit_events (at, who, what, detail) VALUES (UTC_TIMESTAMP(6), '', 'settings changed', :detail)
