-- Names the desk behind this connection. Parameters: :workstation. One row.
INSERT INTO desk_sessions (connection_id, account, workstation, connected_at)
VALUES (CONNECTION_ID(), LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), :workstation, UTC_TIMESTAMP(6))
