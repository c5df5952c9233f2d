-- Shows an unconfirmed operation to supervisors, or what has been found of it since. Parameters: :operation, :kind,
-- :workstation, :customer and :order or NULL, :asked (by the workstation's clock), :finding. By primary key.
INSERT INTO pending_mirror (operation_id, kind, account, workstation, customer_id, order_id, asked_at, finding, mirrored_at)
VALUES (:operation, :kind, LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), :workstation, :customer,
        :order, :asked, :finding, UTC_TIMESTAMP(6))
ON DUPLICATE KEY UPDATE finding = VALUES(finding), mirrored_at = UTC_TIMESTAMP(6)
