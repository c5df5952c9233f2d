-- The orders that a typed text may mean: by number, by the beginning of an external reference or of a customer's name.
-- Parameters: :number, :begins_bytes and :begins (LIKE patterns), :most. At most 2 * :most + 1 rows; each part by its index.
SELECT f.id FROM (
  (SELECT id FROM orders WHERE id = :number)
  UNION
  (SELECT id FROM orders WHERE external_ref LIKE :begins_bytes ESCAPE '!' ORDER BY external_ref LIMIT :most)
  UNION
  (SELECT o.id FROM customers c STRAIGHT_JOIN orders o ON o.customer_id = c.id
    WHERE c.name LIKE :begins ESCAPE '!' ORDER BY o.created_at DESC, o.id DESC LIMIT :most)
) f ORDER BY f.id
