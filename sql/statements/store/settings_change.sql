-- Sets the locked settings, at least one of which differs. Parameters: :road, :quote_seconds. Changes 1 row; by primary key.
UPDATE store SET order_road = :road, quote_seconds = :quote_seconds WHERE id = 1
