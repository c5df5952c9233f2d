-- What a payment or shipping system would write. Parameters: :order, :status. Changes 1 row.
UPDATE orders SET status = :status, version = version + 1 WHERE id = :order AND status = 'created'
