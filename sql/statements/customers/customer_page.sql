-- Customers by id. Parameters: :after, :limit. By primary key.
SELECT id, name, phone, email, external_number FROM customers WHERE id > :after ORDER BY id LIMIT :limit
