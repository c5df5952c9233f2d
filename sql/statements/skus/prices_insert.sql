-- First prices. Parameters: :prices, rows of (sku, minor units, version 1, operation). n rows.
INSERT INTO prices (sku_id, price_minor, price_version, last_operation_id) VALUES :prices
