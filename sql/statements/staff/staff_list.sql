-- Who works here. Parameters: :after, :limit.
-- n rows, by primary key.
SELECT account, role FROM staff WHERE account > :after ORDER BY account LIMIT :limit
