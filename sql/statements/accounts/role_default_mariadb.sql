-- The role is active from the next sign-in on (MariaDB). Parameters: :role, :account, :host. Rows: none.
SET DEFAULT ROLE :role FOR :account@:host
