-- The owner's clean-up has its own guard, 0412.
-- Done when: no trigger quote_lines_before_delete
DROP TRIGGER quote_lines_before_delete
