-- Which of these references are here already. Parameters: :external_refs. 0..n rows; by unique key.
SELECT external_ref, id, customer_id FROM orders WHERE external_ref IN (:external_refs) ORDER BY external_ref
