-- What a stock row was when it had this version: the sum of its movements. Parameters: :sku, :version. One row; a range of
-- stock_movements_version.
SELECT SUM(delta_available), SUM(delta_reserved) FROM stock_movements WHERE sku_id = :sku AND stock_version <= :version
