-- An account that was made a moment ago and could not become staff. Parameters: :account, :host. Rows: none.
DROP USER :account@:host
