-- How long the flows of all desks took, as distributions: once a minute a desk writes how many of its runs fell into each
-- bucket. No foreign keys, and nothing rests on it: a minute may be lost.
-- Done when: table flow_timings
CREATE TABLE flow_timings (
  id BIGINT NOT NULL AUTO_INCREMENT,
  at DATETIME(6) NOT NULL,
  who VARBINARY(320) NOT NULL,
  workstation VARCHAR(120) NOT NULL,
  flow VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  step VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  bucket SMALLINT NOT NULL,
  runs INT NOT NULL,
  total BIGINT NOT NULL,
  longest BIGINT NOT NULL,
  CONSTRAINT flow_timings_pk PRIMARY KEY (id),
  CONSTRAINT flow_timings_bucket CHECK (bucket BETWEEN 0 AND 255),
  CONSTRAINT flow_timings_runs CHECK (runs > 0),
  CONSTRAINT flow_timings_total CHECK (total >= longest AND longest >= 0),
  KEY flow_timings_by_time (at)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
