-- The SKUs whose stock was waited for longest in a span, all flows and desks together, each as a distribution.
-- Parameters: :after, :before, :limit, how many of them. One row a SKU and bucket; two ranges of flow_timings_by_time.
SELECT t.sku_id, s.code, t.step, t.bucket, SUM(t.runs), SUM(t.total), MAX(t.longest)
  FROM (SELECT sku_id
          FROM flow_timings FORCE INDEX (flow_timings_by_time)
         WHERE at >= :after AND at < :before AND sku_id IS NOT NULL
         GROUP BY sku_id ORDER BY SUM(total) DESC, sku_id LIMIT :limit) hot
  JOIN flow_timings t FORCE INDEX (flow_timings_by_time) ON t.sku_id = hot.sku_id AND t.at >= :after AND t.at < :before
  JOIN skus s ON s.id = t.sku_id
 GROUP BY t.sku_id, s.code, t.step, t.bucket ORDER BY t.sku_id, t.step, t.bucket
