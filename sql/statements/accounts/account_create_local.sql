-- A member of staff at the server itself. Parameters: :account, :host, :password. Rows: none.
CREATE USER :account@:host IDENTIFIED BY :password REQUIRE NONE
