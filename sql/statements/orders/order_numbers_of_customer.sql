-- A customer's newest orders. Parameters: :customer, :most. At most :most rows; by orders_by_customer, which is forced: nothing else
-- of an order is looked at.
SELECT id FROM orders FORCE INDEX (orders_by_customer)
 WHERE customer_id = :customer ORDER BY created_at DESC, id DESC LIMIT :most
