-- The case of a finding, if it is open already. Parameters: :finding. 0..1 row; by unique key.
SELECT id FROM incidents WHERE finding_key = :finding
