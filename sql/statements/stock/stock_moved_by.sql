-- The SKUs that an operation has moved already. Parameters: :operation, :skus. 0..n rows; by stock_movements_by_operation.
SELECT sku_id FROM stock_movements WHERE operation_id = :operation AND sku_id IN (:skus) ORDER BY sku_id
