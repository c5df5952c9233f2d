-- Which desk a connection belongs to; a row without a living connection is history.
-- Done when: table desk_sessions
CREATE TABLE desk_sessions (
  connection_id BIGINT NOT NULL,
  account VARBINARY(320) NOT NULL,
  workstation VARCHAR(120) NOT NULL,
  connected_at DATETIME(6) NOT NULL,
  CONSTRAINT desk_sessions_pk PRIMARY KEY (connection_id)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
