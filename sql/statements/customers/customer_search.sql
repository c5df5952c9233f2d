-- Whom a caller may be. Parameters: :number, :external, :phone (LIKE pattern) and :phones, backwards, :begins (LIKE
-- pattern), :limit rows of each kind. Each part by its index.
SELECT f.id, f.name, f.phone, f.email, f.external_number FROM (
  (SELECT id, name, phone, email, external_number FROM customers WHERE id = :number)
  UNION
  (SELECT id, name, phone, email, external_number FROM customers WHERE external_number = :external)
  UNION
  (SELECT id, name, phone, email, external_number FROM customers
    WHERE phone_backwards LIKE :phone ORDER BY phone_backwards, id LIMIT :limit)
  UNION
  (SELECT id, name, phone, email, external_number FROM customers
    WHERE phone_backwards IN (:phones) ORDER BY phone_backwards, id LIMIT :limit)
  UNION
  (SELECT id, name, phone, email, external_number FROM customers
    WHERE name LIKE :begins ESCAPE '!' ORDER BY name, id LIMIT :limit)
  UNION
  (SELECT id, name, phone, email, external_number FROM customers
    WHERE name_from_word_2 LIKE :begins ESCAPE '!' ORDER BY name_from_word_2, id LIMIT :limit)
  UNION
  (SELECT id, name, phone, email, external_number FROM customers
    WHERE name_from_word_3 LIKE :begins ESCAPE '!' ORDER BY name_from_word_3, id LIMIT :limit)
  UNION
  (SELECT id, name, phone, email, external_number FROM customers
    WHERE name_from_word_4 LIKE :begins ESCAPE '!' ORDER BY name_from_word_4, id LIMIT :limit)
  UNION
  (SELECT id, name, phone, email, external_number FROM customers
    WHERE email LIKE :begins ESCAPE '!' ORDER BY email, id LIMIT :limit)
) f ORDER BY f.name, f.id
