-- A consumed quote, and no other, was accepted: when it was there, and before it expired. Parameters: :quotes, :most.
SELECT COUNT(*) OVER (), CONCAT('quote/', q.id), q.consumed_order_id, NULL, q.id,
       CAST(JSON_OBJECT('from', CAST(q.created_at AS CHAR), 'before', CAST(q.expires_at AS CHAR)) AS CHAR),
       CAST(JSON_OBJECT('accepted_at', CAST(q.accepted_at AS CHAR), 'consumed_by', q.consumed_order_id) AS CHAR)
  FROM :quotes q
 WHERE (q.accepted_at IS NULL) <> (q.consumed_order_id IS NULL)
    OR (q.accepted_at IS NOT NULL AND NOT (q.created_at <= q.accepted_at AND q.accepted_at < q.expires_at))
 ORDER BY q.id LIMIT :most
