-- The store's own row. One row, or none before the founding.
SELECT uuid, name, currency, environment, lock_wait_seconds, budget_milliseconds,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', founded_at), quote_seconds, order_road
  FROM store WHERE id = 1
