-- From how many servers a MySQL copies, its group aside. Needs SELECT on this table of performance_schema. One row.
SELECT COUNT(*) FROM performance_schema.replication_connection_status
 WHERE SERVICE_STATE <> 'OFF' AND CHANNEL_NAME NOT IN ('group_replication_applier', 'group_replication_recovery')
