-- 1419: the server keeps a binary log and lets no ordinary owner make triggers; 1142: the grant is missing. Rows: none.
CREATE TRIGGER holdfast_trigger_probe BEFORE INSERT ON holdfast_trigger_probe FOR EACH ROW SET NEW.id = 1
