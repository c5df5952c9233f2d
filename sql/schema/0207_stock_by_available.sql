-- What is sold out, and the list by what is left. No flow may lock stock in this order (see README).
-- Done when: index stock stock_by_available
CREATE INDEX stock_by_available ON stock (available, sku_id)
