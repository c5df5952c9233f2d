-- The quote has become this order. Parameters: :quote, :order, :accepted_at. Changes 1 row; by primary key.
UPDATE quotes SET consumed_order_id = :order, accepted_at = :accepted_at, version = version + 1
 WHERE id = :quote AND consumed_order_id IS NULL
