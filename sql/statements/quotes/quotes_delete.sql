-- Quotes that are cleaned up, their lines gone. Parameters: :quotes. Deletes n rows; by primary key.
DELETE q FROM quotes q FORCE INDEX (PRIMARY) WHERE q.id IN (:quotes) AND q.used = 0
