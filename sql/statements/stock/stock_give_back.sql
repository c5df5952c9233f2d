-- Gives back what the order's reservations held; the trigger makes the movements. Parameters: :order, :operation.
-- Changes one row a reservation, fewer where a row is missing or holds too little.
UPDATE reservations r STRAIGHT_JOIN stock s ON s.sku_id = r.sku_id
   SET s.available = s.available + r.quantity, s.reserved = s.reserved - r.quantity, s.version = s.version + 1,
       s.last_kind = 'release', s.last_order_id = r.order_id, s.last_operation_id = :operation, s.last_reason = NULL
 WHERE r.order_id = :order AND r.status = 'released' AND s.reserved >= r.quantity
