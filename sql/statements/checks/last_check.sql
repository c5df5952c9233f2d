-- Up to where the last check has seen everything. 0..1 row; by primary key.
SELECT through_movement, through_audit FROM check_runs WHERE id = (SELECT MAX(id) FROM check_runs)
