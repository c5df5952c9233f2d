-- Locks the reservations of an order whose row is locked together with their stock rows, SKU ascending; NULL: the stock
-- row is missing. Parameters: :order. 0..20 rows; by primary keys.
SELECT r.sku_id, r.quantity, r.status, s.reserved
  FROM reservations r LEFT JOIN stock s ON s.sku_id = r.sku_id
 WHERE r.order_id = :order ORDER BY r.sku_id FOR UPDATE
