-- New SKUs. Parameters: :skus, rows of (code, name, created at). n rows.
INSERT INTO skus (code, name, created_at) VALUES :skus
