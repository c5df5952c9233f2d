-- A table to try on whether this account may make triggers, before the first step. Rows: none.
CREATE TABLE IF NOT EXISTS holdfast_trigger_probe (id INT NOT NULL PRIMARY KEY) ENGINE = InnoDB
