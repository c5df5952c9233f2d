-- Receipts that name such an order or quote. Parameters: :order_ids, :quote_ids. By receipts_by_order, receipts_by_quote.
(SELECT r.customer_id, r.idempotency_key, r.digest, r.answer, r.order_id, r.quote_id, r.accepted_at, r.answered_at
   FROM (:order_ids) c STRAIGHT_JOIN receipts r ON r.order_id = c.order_id
  UNION
 SELECT r.customer_id, r.idempotency_key, r.digest, r.answer, r.order_id, r.quote_id, r.accepted_at, r.answered_at
   FROM (:quote_ids) c STRAIGHT_JOIN receipts r ON r.quote_id = c.quote_id)
