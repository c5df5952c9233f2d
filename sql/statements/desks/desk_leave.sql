-- Takes this connection's entry away. 0..1 row; by primary key.
DELETE FROM desk_sessions WHERE connection_id = CONNECTION_ID()
