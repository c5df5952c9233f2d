-- Who waits for whom in this store, on MariaDB; takes no lock of its own. Needs PROCESS. One row of kind server (1, the
-- clock), and one row for each pair of a session that waits and one that is in its way, in the order in which they began to
-- wait. The server keeps the two instants in its own time zone.
SELECT 'server' AS kind, 1 AS waiting, NULL AS blocking, NULL AS table_name, NULL AS index_name,
       NULL AS lock_mode, NULL AS lock_data, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6)) AS since,
       NULL AS waiting_began, NULL AS blocking_began, NULL AS waiting_text, NULL AS blocking_text, NULL AS waiting_account,
       NULL AS blocking_account, NULL AS waiting_desk, NULL AS blocking_desk
UNION ALL
SELECT 'wait', w.trx_mysql_thread_id, b.trx_mysql_thread_id,
       SUBSTRING(TRIM(TRAILING '`' FROM l.lock_table), CHAR_LENGTH(DATABASE()) + 5), l.lock_index, l.lock_mode, l.lock_data,
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', CONVERT_TZ(w.trx_wait_started, 'SYSTEM', '+00:00')),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', CONVERT_TZ(w.trx_started, 'SYSTEM', '+00:00')),
       TIMESTAMPDIFF(MICROSECOND, '1970-01-01', CONVERT_TZ(b.trx_started, 'SYSTEM', '+00:00')),
       w.trx_query, b.trx_query, wp.USER, bp.USER, wd.workstation, bd.workstation
  FROM information_schema.INNODB_LOCK_WAITS x
  JOIN information_schema.INNODB_LOCKS l ON l.lock_id = x.requested_lock_id
  JOIN information_schema.INNODB_TRX w ON w.trx_id = x.requesting_trx_id
  JOIN information_schema.INNODB_TRX b ON b.trx_id = x.blocking_trx_id
  LEFT JOIN information_schema.PROCESSLIST wp ON wp.ID = w.trx_mysql_thread_id
  LEFT JOIN information_schema.PROCESSLIST bp ON bp.ID = b.trx_mysql_thread_id
  LEFT JOIN desk_sessions wd ON wd.connection_id = w.trx_mysql_thread_id AND wd.account = CAST(wp.USER AS BINARY)
  LEFT JOIN desk_sessions bd ON bd.connection_id = b.trx_mysql_thread_id AND bd.account = CAST(bp.USER AS BINARY)
 WHERE LEFT(l.lock_table, CHAR_LENGTH(DATABASE()) + 3) = CONCAT('`', DATABASE(), '`.')
 ORDER BY kind, since, waiting, blocking
