-- A group's new primary answers this session only when it has carried out what the old one left. Rows: none.
SET SESSION group_replication_consistency = 'BEFORE_ON_PRIMARY_FAILOVER'
