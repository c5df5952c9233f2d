-- The server's clock, and the last movement and audit event before an instant, or before so many seconds ago: whoever is
-- at work now has later numbers. Parameters: :before, :seconds. One row; by primary key, from the end.
SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6)),
       COALESCE((SELECT m.id FROM stock_movements m WHERE m.at < COALESCE(:before, UTC_TIMESTAMP(6)) - INTERVAL :seconds SECOND
                  ORDER BY m.id DESC LIMIT 1), 0),
       COALESCE((SELECT a.id FROM audit_events a WHERE a.at < COALESCE(:before, UTC_TIMESTAMP(6)) - INTERVAL :seconds SECOND
                  ORDER BY a.id DESC LIMIT 1), 0)
