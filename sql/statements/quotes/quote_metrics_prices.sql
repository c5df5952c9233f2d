-- What the quotes accepted in a stretch of time promised, and what the same would have cost at the prices of the moment when
-- each was accepted. Parameters: :since, :until. One row; a range of receipts_by_answer, its quotes' lines, and of each
-- line's SKU the price history from its latest version back.
SELECT CAST(LEAST(COALESCE(SUM(CAST(x.quantity AS DECIMAL(20)) * x.quoted), 0), 9223372036854775807) AS SIGNED),
       CAST(LEAST(COALESCE(SUM(CAST(x.quantity AS DECIMAL(20)) * x.price), 0), 9223372036854775807) AS SIGNED)
  FROM (SELECT l.quantity, l.unit_price_minor AS quoted,
               (SELECT h.price_minor FROM price_history h FORCE INDEX (PRIMARY)
                 WHERE h.sku_id = l.sku_id AND h.at <= r.accepted_at
                 ORDER BY h.price_version DESC LIMIT 1) AS price
          FROM receipts r FORCE INDEX (receipts_by_answer) STRAIGHT_JOIN quote_lines l ON l.quote_id = r.quote_id
         WHERE r.answered_at >= :since AND r.answered_at < :until AND r.quote_id IS NOT NULL
           AND r.answer = 'Accepted') x
