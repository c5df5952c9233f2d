-- Oldest first; of one millisecond, as they were written down.
SELECT operation_id, kind, store, environment, account, customer_id, order_id, request, state, answer, detail, program,
       prepared_at, sent_at, answered_at, probed_at, attempts
  FROM operations
 WHERE store = :store AND environment = :environment AND account = :account
   AND (state <> 'answered' OR seen_at IS NULL)
 ORDER BY prepared_at, rowid
