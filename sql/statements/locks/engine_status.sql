-- What InnoDB tells of itself, its last deadlock among it. Needs PROCESS. One row.
SHOW ENGINE INNODB STATUS
