-- What it guarded, 0824 guards.
-- Done when: no trigger orders_before_update
DROP TRIGGER orders_before_update
