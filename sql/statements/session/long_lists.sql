-- Lists of a check's evidence are not cut off at 1,024 characters, MySQL's own limit. Rows: none.
SET SESSION group_concat_max_len = 65536
