-- Parameters: :account, :host. Rows: none.
ALTER USER :account@:host ACCOUNT UNLOCK
