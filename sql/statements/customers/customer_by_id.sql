-- One customer. Parameters: :customer. 0..1 row; by primary key.
SELECT id, name, phone, email, external_number FROM customers WHERE id = :customer
