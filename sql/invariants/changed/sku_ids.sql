-- The SKUs whose stock moved. Parameters: :since_movement. By primary key.
SELECT DISTINCT m.sku_id FROM stock_movements m WHERE m.id > :since_movement
