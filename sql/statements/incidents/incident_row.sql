-- A case with its evidence. Parameters: :incident. 0..1 row; by primary key.
SELECT s.incident_id, i.finding_key, i.invariant, s.severity, s.state, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', i.opened_at),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', s.last_seen_at), s.times_seen, s.handed_to, i.order_id, i.sku_id, i.quote_id,
       k.code, i.evidence, i.opened_by
  FROM incidents i JOIN incident_states s ON s.incident_id = i.id
  LEFT JOIN skus k ON k.id = i.sku_id WHERE i.id = :incident
