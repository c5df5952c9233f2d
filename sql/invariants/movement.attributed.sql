-- A movement names what it was made for: units that are reserved and released an order, others an order or an operation.
-- Parameters: :movements, :most.
SELECT COUNT(*) OVER (), CONCAT('movement/', m.id), m.order_id, m.sku_id, NULL,
       CAST(JSON_OBJECT('made_for', IF(m.kind IN ('reserve', 'release'), 'order', 'operation')) AS CHAR),
       CAST(JSON_OBJECT('movement', m.id, 'kind', m.kind, 'order', m.order_id, 'operation', LOWER(HEX(m.operation_id)),
                        'delta_available', m.delta_available, 'delta_reserved', m.delta_reserved, 'who', CAST(m.who AS CHAR),
                        'stock_version', m.stock_version) AS CHAR)
  FROM :movements m
 WHERE m.kind NOT IN ('opening', 'reserve', 'release', 'receive', 'count', 'repair') OR COALESCE(m.order_id, m.operation_id) IS NULL
    OR (m.kind IN ('reserve', 'release') AND m.order_id IS NULL)
 ORDER BY m.id LIMIT :most
