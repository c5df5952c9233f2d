-- The longest and the shortest period of unused quotes: the first entry and the last.
-- Done when: index quotes quotes_by_period
ALTER TABLE quotes
  ADD KEY quotes_by_period (used, seconds)
