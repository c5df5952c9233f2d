-- The quotes that something was done to. Parameters: :since_audit. By primary key.
SELECT DISTINCT a.quote_id FROM audit_events a WHERE a.id > :since_audit AND a.quote_id IS NOT NULL
