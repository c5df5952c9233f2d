-- An instant that the server wrote in its own time zone. Parameters: :text. One row.
SELECT TIMESTAMPDIFF(MICROSECOND, '1970-01-01', CONVERT_TZ(:text, 'SYSTEM', '+00:00'))
