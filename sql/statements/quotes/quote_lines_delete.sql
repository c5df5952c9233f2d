-- The lines of quotes that are cleaned up. Parameters: :quotes. Deletes n rows; by the primary key's prefix.
DELETE l FROM quote_lines l FORCE INDEX (PRIMARY) WHERE l.quote_id IN (:quotes)
