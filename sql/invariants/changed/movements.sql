-- New movements. Parameters: :since_movement. By primary key.
(SELECT m.* FROM stock_movements m WHERE m.id > :since_movement)
