-- How many operations of other stores or accounts are open.
SELECT COUNT(*) FROM operations
 WHERE NOT (store = :store AND environment = :environment AND account = :account)
   AND state IN ('sent', 'unconfirmed')
