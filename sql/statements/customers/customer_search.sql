-- Whom a caller may be. Parameters: :number, :text, :external, :begins (LIKE pattern), :limit. Each part by its index.
SELECT f.id, f.name, f.phone, f.email, f.external_number FROM (
  (SELECT id, name, phone, email, external_number FROM customers WHERE id = :number)
  UNION
  (SELECT id, name, phone, email, external_number FROM customers WHERE external_number = :external)
  UNION
  (SELECT id, name, phone, email, external_number FROM customers WHERE phone = :text ORDER BY id LIMIT :limit)
  UNION
  (SELECT id, name, phone, email, external_number FROM customers WHERE name LIKE :begins ESCAPE '!' ORDER BY name, id LIMIT :limit)
  UNION
  (SELECT id, name, phone, email, external_number FROM customers WHERE email LIKE :begins ESCAPE '!' ORDER BY email, id LIMIT :limit)
) f ORDER BY f.name, f.id LIMIT :limit
