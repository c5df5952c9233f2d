-- The steps that were begun or finished. One row a step.
SELECT step, name, checksum, state FROM schema_history ORDER BY step
