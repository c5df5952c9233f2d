-- A new operation, or one that is asked again. What was recorded of an operation is never replaced by something else:
-- then no row is changed.
INSERT INTO operations (operation_id, kind, store, environment, account, customer_id, order_id, request, state, program,
                        prepared_at, sent_at)
VALUES (:operation, :kind, :store, :environment, :account, :customer, :order, :request, :state, :program, :now,
        CASE WHEN :state = 'sent' THEN :now END)
ON CONFLICT (operation_id) DO UPDATE
   SET state = excluded.state, program = excluded.program, sent_at = COALESCE(operations.sent_at, excluded.sent_at),
       attempts = operations.attempts + 1, answer = NULL, detail = NULL, answered_at = NULL, seen_at = NULL
 WHERE kind = excluded.kind AND store = excluded.store AND environment = excluded.environment
   AND account = excluded.account AND customer_id IS excluded.customer_id AND order_id IS excluded.order_id
   AND request = excluded.request
