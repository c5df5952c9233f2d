-- Nobody signs in with it any more. Parameters: :account, :host. Rows: none.
ALTER USER :account@:host ACCOUNT LOCK
