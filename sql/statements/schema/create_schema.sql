-- A schema for a store or a scratch schema. Parameters: :name, an identifier. Rows: none.
CREATE DATABASE :name CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
