-- The SKUs that a typed text may mean: by the beginning of the code or of the name. Parameters: :begins_bytes and :begins
-- (LIKE patterns), :most. At most 2 * :most rows; each part by its index.
SELECT f.id FROM (
  (SELECT id FROM skus WHERE code LIKE :begins_bytes ESCAPE '!' ORDER BY code LIMIT :most)
  UNION
  (SELECT id FROM skus WHERE name LIKE :begins ESCAPE '!' ORDER BY name, id LIMIT :most)
) f ORDER BY f.id
