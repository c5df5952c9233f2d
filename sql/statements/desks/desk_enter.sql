-- Names the desk behind this connection; what an earlier connection of that number left behind is replaced.
-- Parameters: :workstation. One row; by primary key.
INSERT INTO desk_sessions (connection_id, account, workstation, connected_at)
VALUES (CONNECTION_ID(), LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), :workstation, UTC_TIMESTAMP(6))
ON DUPLICATE KEY UPDATE account = VALUES(account), workstation = VALUES(workstation), connected_at = VALUES(connected_at)
