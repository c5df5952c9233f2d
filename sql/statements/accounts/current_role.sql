-- The role that is active in this session; NULL or NONE: none. One row.
SELECT CURRENT_ROLE()
