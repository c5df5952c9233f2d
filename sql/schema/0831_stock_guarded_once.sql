-- What it guarded, 0830 guards.
-- Done when: no trigger stock_before_update
DROP TRIGGER stock_before_update
