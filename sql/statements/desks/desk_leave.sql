-- Takes the entry of this connection's number away: one's own, or one of before a restart. 0..1 row; by primary key.
DELETE FROM desk_sessions WHERE connection_id = CONNECTION_ID()
