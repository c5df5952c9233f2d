-- The counters of SKUs, beside what is held of each and by how many orders. Parameters: :skus. One row a SKU, without
-- counters where it has no stock row; by primary key, and by reservations_by_status or reservations_by_stock.
SELECT k.id, k.code, k.name, s.available, s.reserved, s.version,
       (SELECT COALESCE(SUM(r.quantity), 0) FROM reservations r WHERE r.sku_id = k.id AND r.status = 'held'),
       (SELECT COUNT(*) FROM reservations r WHERE r.sku_id = k.id AND r.status = 'held')
  FROM skus k LEFT JOIN stock s ON s.sku_id = k.id
 WHERE k.id IN (:skus) ORDER BY k.id
