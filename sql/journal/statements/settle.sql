-- How an operation ended, or that it is not known; :attempt (or NULL): unless it has been asked again meanwhile.
UPDATE operations
   SET state = :state, answer = :answer, detail = :detail, probed_at = CASE WHEN :probed THEN :now ELSE probed_at END,
       answered_at = CASE WHEN :state = 'answered' THEN :now END, seen_at = CASE WHEN :seen THEN :now END
 WHERE operation_id = :operation AND attempts = COALESCE(:attempt, attempts)
