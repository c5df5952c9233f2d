-- Which desks these connections belong to. Parameters: :connections. 0..1 row a connection; by primary key.
SELECT connection_id, account, workstation FROM desk_sessions WHERE connection_id IN (:connections) ORDER BY connection_id
