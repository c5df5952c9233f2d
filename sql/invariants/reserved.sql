-- What reserved is the sum of, one row a SKU: the one place that says so. Anything else that occupies stock is one more
-- branch here. Parameters: :reservations_by_sku. By reservations_by_status, in its order.
SELECT r.sku_id, SUM(r.quantity) AS units FROM :reservations_by_sku r WHERE r.status = 'held' GROUP BY r.sku_id
