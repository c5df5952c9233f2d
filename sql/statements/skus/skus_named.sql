-- What these SKUs are called. Parameters: :skus. One row a SKU; by primary key.
SELECT id, code, name FROM skus WHERE id IN (:skus) ORDER BY id
