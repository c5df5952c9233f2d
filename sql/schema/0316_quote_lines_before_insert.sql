-- The lines are numbered up to what the quote says; once they are all there, none can be added.
-- Done when: trigger quote_lines_before_insert
CREATE TRIGGER quote_lines_before_insert BEFORE INSERT ON quote_lines FOR EACH ROW
BEGIN
  IF NOT EXISTS (SELECT 1 FROM quotes q WHERE q.id = NEW.quote_id AND NEW.line_no <= q.line_count
                   AND q.consumed_order_id IS NULL) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'quote_lines: a quote has the lines that it was issued with';
  END IF;
END
