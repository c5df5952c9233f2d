-- A counter that was repaired leaves a movement of its own kind.
-- Done when: constraint stock_movements stock_movements_kinds
ALTER TABLE stock_movements
  DROP CONSTRAINT stock_movements_kind,
  ADD CONSTRAINT stock_movements_kinds CHECK (
    kind IN ('opening', 'reserve', 'release', 'receive', 'count', 'unattributed', 'repair'))
