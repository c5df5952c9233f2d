-- The first quote that is open. An open quote was created within the longest period that an unused one has: nothing older
-- is looked at. Parameters: none. One row, NULL where there is none; a range of quotes_by_use.
SELECT MIN(q.id) FROM quotes q FORCE INDEX (quotes_by_use)
 WHERE q.used = 0
   AND q.expires_at > UTC_TIMESTAMP(6)
   AND q.created_at > UTC_TIMESTAMP(6) - INTERVAL
       (SELECT MAX(p.seconds) + 1 FROM quotes p WHERE p.used = 0) SECOND
