-- Parameters: :role, :account, :host. Rows: none.
GRANT :role TO :account@:host
