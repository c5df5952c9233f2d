-- Takes what the order's reservations hold; the trigger makes the movements. Parameters: :order, :operation.
-- Changes one row a reservation, fewer where too little is available.
UPDATE reservations r STRAIGHT_JOIN stock s ON s.sku_id = r.sku_id
   SET s.available = s.available - r.quantity, s.reserved = s.reserved + r.quantity, s.version = s.version + 1,
       s.last_kind = 'reserve', s.last_order_id = r.order_id, s.last_operation_id = :operation, s.last_reason = NULL
 WHERE r.order_id = :order AND r.status = 'held' AND s.available >= r.quantity
