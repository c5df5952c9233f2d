-- A repair that was asked for, by its operation; whether by the account that is signed in; and the event by which it was
-- made, if it was. Parameters: :operation. 0..1 row; by incident_events_by_operation.
SELECT e.incident_id, e.who, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', e.at), e.evidence,
       e.who = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER()))), d.evidence
  FROM incident_events e
  LEFT JOIN incident_events d
         ON d.operation_id = e.operation_id AND d.incident_id = e.incident_id AND d.what = 'repaired'
 WHERE e.operation_id = :operation AND e.what = 'repair-asked'
