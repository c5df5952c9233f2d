-- A member of staff who signs in over the network (MariaDB, whose logs would show a password). Parameters: :account, :host,
-- :digest of the password. Rows: none.
CREATE USER :account@:host IDENTIFIED BY PASSWORD :digest REQUIRE SSL
