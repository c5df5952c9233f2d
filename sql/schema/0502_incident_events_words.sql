-- What a person said of a case and to whom it was handed. A handling takes place once: by its own operation.
-- Done when: column incident_events handling_id
ALTER TABLE incident_events
  ADD COLUMN words VARCHAR(2000) NULL,
  ADD COLUMN handed_to VARBINARY(320) NULL,
  ADD COLUMN handling_id BINARY(16) NULL,
  ADD CONSTRAINT incident_events_handling UNIQUE (handling_id),
  ADD CONSTRAINT incident_events_what CHECK (what IN ('opened', 'seen', 'reopened', 'noted', 'handed', 'resolved'))
