-- What it guarded, 0834 guards.
-- Done when: no trigger prices_by_supervisor
DROP TRIGGER prices_by_supervisor
