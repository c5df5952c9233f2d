-- How many open quotes there are. Parameters: none. One row; counts along quotes_by_use. An open quote was created within
-- the longest period that an unused one has: nothing older is looked at.
SELECT COUNT(*) FROM quotes q FORCE INDEX (quotes_by_use)
 WHERE q.used = 0
   AND q.expires_at > UTC_TIMESTAMP(6)
   AND q.created_at > UTC_TIMESTAMP(6) - INTERVAL
       (SELECT MAX(p.seconds) + 1 FROM quotes p WHERE p.used = 0) SECOND
