-- Which desk it was is not for the writer to say. The event of a quote's use has the operation of its order.
-- Done when: trigger audit_events_name_desk
CREATE TRIGGER audit_events_name_desk BEFORE INSERT ON audit_events FOR EACH ROW FOLLOWS audit_events_before_insert
BEGIN
  SET NEW.workstation = (SELECT d.workstation FROM desk_sessions d
                          WHERE d.connection_id = CONNECTION_ID() AND d.account = NEW.who);
  IF NEW.operation_id IS NULL AND NEW.what = 'quote accepted' THEN
    SET NEW.operation_id = (SELECT o.operation_id FROM orders o WHERE o.quote_id = NEW.quote_id);
  END IF;
END
