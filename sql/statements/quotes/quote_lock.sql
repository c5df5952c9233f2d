-- Locks a customer's quote; whoever accepts it too waits here. Another customer's is no row, as a missing one. The time must
-- not be asked here: it would be the time before the wait. Parameters: :quote, :customer. 0..1 row; by primary key.
SELECT currency, total_minor, line_count, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', expires_at), consumed_order_id
  FROM quotes WHERE id = :quote AND customer_id = :customer FOR UPDATE
