-- How many reservations there are in a status. Parameters: :status. One row; by reservations_by_status_and_time.
SELECT COUNT(*) FROM reservations WHERE status = :status
