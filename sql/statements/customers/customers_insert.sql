-- New customers. Parameters: :customers, rows of (name, phone, e-mail, external number, operation, created at). n rows.
INSERT INTO customers (name, phone, email, external_number, operation_id, created_at) VALUES :customers
