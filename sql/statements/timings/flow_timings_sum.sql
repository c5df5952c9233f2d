-- The distributions of a span, all desks together. Parameters: :after, :before. One row a flow, step and bucket that
-- something fell into; a range of flow_timings_by_time.
SELECT flow, step, bucket, SUM(runs), SUM(total), MAX(longest)
  FROM flow_timings FORCE INDEX (flow_timings_by_time)
 WHERE at >= :after AND at < :before AND sku_id IS NULL
 GROUP BY flow, step, bucket ORDER BY flow, step, bucket
