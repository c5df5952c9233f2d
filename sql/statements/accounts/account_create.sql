-- A member of staff who signs in over the network. Parameters: :account, :host, :password. Rows: none.
CREATE USER :account@:host IDENTIFIED BY :password REQUIRE SSL
