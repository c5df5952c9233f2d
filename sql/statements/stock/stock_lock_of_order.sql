-- Locks the stock rows of an order whose reservations are locked, SKU ascending; NULL: the row is missing.
-- Parameters: :order. One row a reservation; by primary keys.
SELECT r.sku_id, s.available, s.reserved, s.version
  FROM reservations r LEFT JOIN stock s ON s.sku_id = r.sku_id
 WHERE r.order_id = :order ORDER BY r.sku_id FOR UPDATE
