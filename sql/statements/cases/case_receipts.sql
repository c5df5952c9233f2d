-- The answers that name an order or a quote. Parameters: :order and :quote (0: none), :limit. By receipts_by_order,
-- receipts_by_quote.
SELECT r.customer_id, r.answer, r.order_id, r.quote_id, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.accepted_at), r.who,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.claimed_at), TIMESTAMPDIFF(MICROSECOND, '1970-01-01', r.answered_at), r.detail
  FROM (SELECT o.customer_id, o.idempotency_key FROM receipts o WHERE o.order_id = :order
         UNION
        SELECT q.customer_id, q.idempotency_key FROM receipts q WHERE q.quote_id = :quote) named
  JOIN receipts r ON r.customer_id = named.customer_id AND r.idempotency_key = named.idempotency_key
 ORDER BY r.claimed_at, r.customer_id, r.idempotency_key LIMIT :limit
