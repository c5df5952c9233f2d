-- What a case is about. Parameters: :incident. 0..1 row; by primary key.
SELECT invariant, order_id, sku_id FROM incidents WHERE id = :incident
