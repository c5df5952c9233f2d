-- Who waits for whom in this store, on MySQL; takes no lock of its own. Needs PROCESS, and SELECT on data_lock_waits,
-- data_locks and threads of performance_schema. One row of kind server (whether performance_schema is on, the clock), and one
-- row for each pair of a session that waits and one that is in its way, in the order in which they began to wait. The server
-- keeps the instants in its own time zone. Who is in the way is known by its transaction only: a lock that an insert has
-- without saying so is written down by the thread that runs into it, under that thread's own number.
SELECT 'server' AS kind, @@global.performance_schema AS waiting, NULL AS blocking, NULL AS table_name, NULL AS index_name,
       NULL AS lock_mode, NULL AS lock_data, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6)) AS since,
       NULL AS waiting_began, NULL AS blocking_began, NULL AS waiting_text, NULL AS blocking_text, NULL AS waiting_account,
       NULL AS blocking_account, NULL AS waiting_desk, NULL AS blocking_desk
UNION ALL
SELECT 'wait', w.trx_mysql_thread_id, b.trx_mysql_thread_id, l.OBJECT_NAME, l.INDEX_NAME, l.LOCK_MODE, l.LOCK_DATA,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', CONVERT_TZ(w.trx_wait_started, 'SYSTEM', '+00:00')),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', CONVERT_TZ(w.trx_started, 'SYSTEM', '+00:00')),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', CONVERT_TZ(b.trx_started, 'SYSTEM', '+00:00')),
       w.trx_query, b.trx_query, wt.PROCESSLIST_USER, bt.PROCESSLIST_USER, wd.workstation, bd.workstation
  FROM performance_schema.data_lock_waits x
  JOIN performance_schema.data_locks l ON l.ENGINE_LOCK_ID = x.REQUESTING_ENGINE_LOCK_ID AND l.ENGINE = x.ENGINE
  JOIN information_schema.INNODB_TRX w ON w.trx_id = x.REQUESTING_ENGINE_TRANSACTION_ID
  JOIN information_schema.INNODB_TRX b ON b.trx_id = x.BLOCKING_ENGINE_TRANSACTION_ID
  LEFT JOIN performance_schema.threads wt ON wt.PROCESSLIST_ID = w.trx_mysql_thread_id
  LEFT JOIN performance_schema.threads bt ON bt.PROCESSLIST_ID = b.trx_mysql_thread_id
  LEFT JOIN desk_sessions wd
         ON wd.connection_id = w.trx_mysql_thread_id AND wd.account = CAST(wt.PROCESSLIST_USER AS BINARY)
  LEFT JOIN desk_sessions bd
         ON bd.connection_id = b.trx_mysql_thread_id AND bd.account = CAST(bt.PROCESSLIST_USER AS BINARY)
 WHERE l.OBJECT_SCHEMA = DATABASE()
 ORDER BY kind, since, waiting, blocking
