-- What is still to be told to somebody; few rows, whatever was asked in all the years.
CREATE INDEX operations_open ON operations (store, prepared_at) WHERE state <> 'answered' OR seen_at IS NULL
