-- Opens a case; the trigger fills in who and when. Parameters: :finding, :invariant, :severity, :order, :sku, :quote,
-- :evidence. One row.
INSERT INTO incidents (finding_key, invariant, severity, opened_at, opened_by, order_id, sku_id, quote_id, evidence)
VALUES (:finding, :invariant, :severity, UTC_TIMESTAMP(6), '', :order, :sku, :quote, :evidence)
