-- How many a customer's open quotes there are. Parameters: :customer. One row; counts along quotes_by_customer_and_use. An
-- open quote was created within the longest period that an unused one has: nothing older is looked at.
SELECT COUNT(*) FROM quotes q FORCE INDEX (quotes_by_customer_and_use)
 WHERE q.customer_id = :customer
   AND q.used = 0
   AND q.expires_at > UTC_TIMESTAMP(6)
   AND q.created_at > UTC_TIMESTAMP(6) - INTERVAL
       (SELECT MAX(p.seconds) + 1 FROM quotes p WHERE p.used = 0) SECOND
