-- A reservation is born held, for a created order, as its line says.
-- Done when: trigger reservations_before_insert
CREATE TRIGGER reservations_before_insert BEFORE INSERT ON reservations FOR EACH ROW
BEGIN
  IF NEW.status <> 'held' THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'reservations: born held';
  END IF;
  IF NOT EXISTS (SELECT 1 FROM orders o JOIN order_lines l ON l.order_id = o.id
                 WHERE o.id = NEW.order_id AND o.status = 'created'
                   AND l.sku_id = NEW.sku_id AND l.quantity = NEW.quantity) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'reservations: a created order has a line of this SKU and quantity';
  END IF;
END
