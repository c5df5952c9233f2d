-- The version that an operation gave a price, and the price before it. Parameters: :operation. 0..1 row; by primary key.
SELECT h.sku_id, h.price_minor, b.price_minor, h.price_version, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', h.at), h.who
  FROM sku_operations o
  JOIN price_history h ON h.sku_id = o.sku_id AND h.operation_id = o.operation_id
  JOIN price_history b ON b.sku_id = h.sku_id AND b.price_version = h.price_version - 1
 WHERE o.operation_id = :operation AND o.kind = 'price' ORDER BY h.price_version LIMIT 1
