-- What it guarded, 0836 guards.
-- Done when: no trigger incident_events_judged
DROP TRIGGER incident_events_judged
