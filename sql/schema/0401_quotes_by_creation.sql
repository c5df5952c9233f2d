-- All quotes as the lists show them: by their creation.
-- Done when: index quotes quotes_by_creation
ALTER TABLE quotes
  ADD KEY quotes_by_creation (created_at, id)
