-- Current prices of these SKUs, all of one snapshot; NULL: it has none. Parameters: :skus. At most one row a SKU; by primary key.
SELECT k.id, p.price_minor FROM skus k LEFT JOIN prices p ON p.sku_id = k.id WHERE k.id IN (:skus) ORDER BY k.id
