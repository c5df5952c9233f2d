-- What this account shows to supervisors from a workstation, the oldest first. Parameters: :workstation, :asked (the
-- earliest). 0..1000 rows; by pending_mirror_by_age, which the optimizer would leave for a scan while there are few.
SELECT operation_id FROM pending_mirror FORCE INDEX (pending_mirror_by_age)
 WHERE asked_at >= :asked AND workstation = :workstation
   AND account = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))
 ORDER BY asked_at, operation_id LIMIT 1000
