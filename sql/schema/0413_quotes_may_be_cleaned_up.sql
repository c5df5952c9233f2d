-- The owner's clean-up has its own guard, 0411.
-- Done when: no trigger quotes_before_delete
DROP TRIGGER quotes_before_delete
