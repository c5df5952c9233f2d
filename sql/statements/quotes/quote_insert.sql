-- A new quote. Parameters: :customer, :currency, :total, :line_count, :created_at, :expires_at, :operation. One row; the id is
-- the insert id.
INSERT INTO quotes (customer_id, currency, total_minor, line_count, created_at, expires_at, operation_id, version)
VALUES (:customer, :currency, :total, :line_count, :created_at, :expires_at, :operation, 1)
