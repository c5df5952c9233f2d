-- Unconfirmed operations of all workstations, the oldest first, each with its age by the store's clock. Parameters: :asked (the
-- earliest), :limit. At most :limit rows; by pending_mirror_by_age.
SELECT operation_id, kind, account, workstation, customer_id, order_id,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', asked_at), finding, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', mirrored_at),
       TIMESTAMPDIFF(SECOND, asked_at, UTC_TIMESTAMP(6))
  FROM pending_mirror FORCE INDEX (pending_mirror_by_age)
 WHERE asked_at >= :asked ORDER BY asked_at, operation_id LIMIT :limit
