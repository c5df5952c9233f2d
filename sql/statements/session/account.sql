-- The account whose rights count, which may be of another host than one signed in from. One row.
SELECT CURRENT_USER()
