SELECT operation_id, kind, store, environment, account, customer_id, order_id, request, state, answer, detail, program,
       prepared_at, sent_at, answered_at, probed_at, attempts
  FROM operations WHERE operation_id = :operation
