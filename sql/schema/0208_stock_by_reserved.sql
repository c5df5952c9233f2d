-- What is reserved at all, and the list by how much. No flow may lock stock in this order (see README).
-- Done when: index stock stock_by_reserved
CREATE INDEX stock_by_reserved ON stock (reserved, sku_id)
