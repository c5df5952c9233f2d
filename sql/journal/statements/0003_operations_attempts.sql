-- How often it was recorded: what is found out of one attempt tells nothing of the next.
ALTER TABLE operations ADD COLUMN attempts INTEGER NOT NULL DEFAULT 1
