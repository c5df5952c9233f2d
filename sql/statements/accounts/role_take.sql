-- Parameters: :role, :account, :host. Rows: none.
REVOKE :role FROM :account@:host
