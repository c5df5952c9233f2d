-- Which of these codes are SKUs. Parameters: :codes. 0..n rows; by unique key.
SELECT id, code FROM skus WHERE code IN (:codes) ORDER BY id
