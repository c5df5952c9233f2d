-- Freezes this session's clock at an instant, so that a demo store has a past and is the same each time it is made.
-- Parameters: :micros since 1970. Rows: none.
SET timestamp = :micros / 1000000
