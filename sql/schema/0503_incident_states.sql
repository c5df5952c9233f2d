-- Where each case stands, made of its events by their trigger, so that lists go by an index. A case of before comes in when
-- it is seen again.
-- Done when: table incident_states
CREATE TABLE incident_states (
  incident_id BIGINT NOT NULL,
  severity VARCHAR(16) CHARACTER SET ascii NOT NULL,
  state VARCHAR(16) CHARACTER SET ascii NOT NULL,
  last_seen_at DATETIME(6) NOT NULL,
  times_seen BIGINT NOT NULL,
  handed_to VARBINARY(320) NULL,
  CONSTRAINT incident_states_pk PRIMARY KEY (incident_id),
  CONSTRAINT incident_states_incident
    FOREIGN KEY (incident_id) REFERENCES incidents (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT incident_states_state CHECK (state IN ('open', 'handed', 'resolved')),
  KEY incident_states_by_state (state, incident_id),
  KEY incident_states_by_severity (severity, incident_id),
  KEY incident_states_by_state_and_severity (state, severity, incident_id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
