-- What it guarded, 0838 guards.
-- Done when: no trigger check_runs_before_insert
DROP TRIGGER check_runs_before_insert
