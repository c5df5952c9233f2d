-- What a desk's flows took since it last said so; the trigger fills in who and when. Parameters: :timings, rows of (at, who,
-- workstation, flow, step, bucket, runs, total, longest, sku_id). Inserts n rows.
INSERT INTO flow_timings (at, who, workstation, flow, step, bucket, runs, total, longest, sku_id) VALUES :timings
