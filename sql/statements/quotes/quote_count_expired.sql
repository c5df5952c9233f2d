-- How many expired quotes there are. Parameters: none. One row; counts along quotes_by_use. An expired quote is older than
-- the shortest period that an unused one has: nothing younger is looked at.
SELECT COUNT(*) FROM quotes q FORCE INDEX (quotes_by_use)
 WHERE q.used = 0
   AND q.expires_at <= UTC_TIMESTAMP(6)
   AND q.created_at <= UTC_TIMESTAMP(6) - INTERVAL
       (SELECT MIN(p.seconds) FROM quotes p WHERE p.used = 0) SECOND
