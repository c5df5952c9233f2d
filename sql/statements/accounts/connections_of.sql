-- The connections of an account. Parameters: :account. n rows.
SELECT id FROM information_schema.processlist WHERE user = :account AND id <> CONNECTION_ID() ORDER BY id
