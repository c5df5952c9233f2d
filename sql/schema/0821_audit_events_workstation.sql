-- At which desk it was done, as the connection's entry in desk_sessions says. NULL: by a client that named none.
-- Done when: column audit_events workstation
ALTER TABLE audit_events
  ADD COLUMN workstation VARCHAR(120) NULL
