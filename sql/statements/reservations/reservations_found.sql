-- The reservations that a typed text may mean: of the order with this number, or of SKUs whose code begins with it.
-- Parameters: :number, :begins_bytes (a LIKE pattern), :most. At most :most + 20 rows; each part by its index.
SELECT f.order_id, f.sku_id FROM (
  (SELECT r.order_id, r.sku_id FROM reservations r WHERE r.order_id = :number)
  UNION
  (SELECT r.order_id, r.sku_id FROM skus k STRAIGHT_JOIN reservations r ON r.sku_id = k.id
    WHERE k.code LIKE :begins_bytes ESCAPE '!' ORDER BY r.held_at DESC, r.order_id DESC LIMIT :most)
) f ORDER BY f.order_id, f.sku_id
