-- Which of these external numbers are customers. Parameters: :numbers. 0..n rows; by unique key.
SELECT id, external_number FROM customers WHERE external_number IN (:numbers) ORDER BY id
