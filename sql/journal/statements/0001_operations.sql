-- What this workstation asked stores for. Instants are microseconds since 1970, by this computer's clock: for people only.
CREATE TABLE operations (
  operation_id TEXT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL,
  store TEXT NOT NULL,
  environment TEXT NOT NULL,
  account TEXT NOT NULL,
  customer_id INTEGER,
  order_id INTEGER,
  request TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('prepared', 'sent', 'unconfirmed', 'answered')),
  answer TEXT,
  detail TEXT,
  program TEXT NOT NULL,
  prepared_at INTEGER NOT NULL,
  sent_at INTEGER,
  answered_at INTEGER,
  probed_at INTEGER,
  seen_at INTEGER
) STRICT
