-- The movement that an operation made. Parameters: :operation, :kind (receive or count). 0..1 row; by primary key.
SELECT m.sku_id, m.delta_available, m.stock_version, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', m.at), m.who
  FROM sku_operations o
  JOIN stock_movements m ON m.operation_id = o.operation_id AND m.sku_id = o.sku_id AND m.kind = o.kind
 WHERE o.operation_id = :operation AND o.kind = :kind ORDER BY m.stock_version LIMIT 1
