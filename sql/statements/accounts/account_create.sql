-- A member of staff who signs in over the network. Where the server logs statements, MySQL hides the password in them.
-- Parameters: :account, :host, :password. Rows: none.
CREATE USER :account@:host IDENTIFIED BY :password REQUIRE SSL
