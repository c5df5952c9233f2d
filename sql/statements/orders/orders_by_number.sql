-- The orders of this number or external reference, both exactly, and the parts of an imported invoice ("536365/2").
-- Parameters: :number, :external, :parts (LIKE pattern), :limit. At most :limit + 2 rows; by primary key and by
-- orders_external_ref.
SELECT f.id FROM (
  (SELECT id FROM orders WHERE id = :number)
  UNION
  (SELECT id FROM orders WHERE external_ref = :external)
  UNION
  (SELECT id FROM orders WHERE external_ref LIKE :parts ESCAPE '!' ORDER BY external_ref LIMIT :limit)
) f ORDER BY f.id
