-- That a repair is asked for, and that another supervisor carried it out, are events of the case. They have the
-- operation of the repair, and what was to be changed as their evidence.
-- Done when: constraint incident_events incident_events_whats
ALTER TABLE incident_events
  DROP CONSTRAINT incident_events_what,
  ADD CONSTRAINT incident_events_whats CHECK (
    what IN ('opened', 'seen', 'reopened', 'noted', 'handed', 'resolved', 'repair-asked', 'repaired')),
  ADD KEY incident_events_by_operation (operation_id, incident_id)
