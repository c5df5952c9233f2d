-- Ends a session of one's own that was cut off from us, with its locks. Needs no privilege; 1094: it is gone already.
-- Parameters: :connection.
KILL :connection
