-- A new order; :created_at NULL: the database's time. Parameters: :customer, :quote, :currency, :total, :units,
-- :external_ref, :operation, :created_at. One row; the id is the insert id.
INSERT INTO orders (customer_id, status, quote_id, currency, total_minor, units, external_ref, operation_id, created_at, version)
VALUES (:customer, 'created', :quote, :currency, :total, :units, :external_ref, :operation,
        COALESCE(:created_at, UTC_TIMESTAMP(6)), 1)
