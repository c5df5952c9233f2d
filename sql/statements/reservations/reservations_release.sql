-- held → released. Parameters: :order. Changes every row that was held.
UPDATE reservations SET status = 'released', released_at = UTC_TIMESTAMP(6) WHERE order_id = :order AND status = 'held'
