-- The latest movements of a SKU. Parameters: :sku, :limit. A range of stock_movements_version.
SELECT id, kind, delta_available, delta_reserved, order_id, operation_id, reason, who,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', at), stock_version
  FROM stock_movements WHERE sku_id = :sku ORDER BY stock_version DESC LIMIT :limit
