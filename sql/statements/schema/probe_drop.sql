-- Takes the probe away, its trigger with it. Rows: none.
DROP TABLE IF EXISTS holdfast_trigger_probe
