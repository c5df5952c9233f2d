-- Ends what a session of one's own is running, and leaves the session alone. Needs no privilege; 1094: it is gone already.
-- Parameters: :connection.
KILL QUERY :connection
