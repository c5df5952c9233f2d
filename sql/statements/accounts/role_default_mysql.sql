-- The role is active from the next sign-in on (MySQL). Parameters: :role, :account, :host. Rows: none.
SET DEFAULT ROLE :role TO :account@:host
