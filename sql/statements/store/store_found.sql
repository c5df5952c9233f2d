-- Founds the store. Parameters: :uuid, :name, :currency, :environment. One row.
INSERT INTO store (id, uuid, name, currency, environment, founded_at)
VALUES (1, :uuid, :name, :currency, :environment, UTC_TIMESTAMP(6))
