-- The quotes that a typed text may mean: by number, or by the beginning of a customer's name. Parameters: :number, :begins
-- (a LIKE pattern), :most. At most :most + 1 rows; each part by its index.
SELECT f.id FROM (
  (SELECT id FROM quotes WHERE id = :number)
  UNION
  (SELECT q.id FROM customers c STRAIGHT_JOIN quotes q ON q.customer_id = c.id
    WHERE c.name LIKE :begins ESCAPE '!' ORDER BY q.created_at DESC, q.id DESC LIMIT :most)
) f ORDER BY f.id
