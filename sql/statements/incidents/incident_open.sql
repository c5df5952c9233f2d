-- Opens a case; the trigger fills in who and when. Parameters: :finding, :invariant, :order, :sku, :evidence. One row.
INSERT INTO incidents (finding_key, invariant, opened_at, opened_by, order_id, sku_id, evidence)
VALUES (:finding, :invariant, UTC_TIMESTAMP(6), '', :order, :sku, :evidence)
