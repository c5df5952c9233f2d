-- Every row.
reservations
