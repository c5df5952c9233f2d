-- Who works here, by database account. The owner is entered at the founding.
-- Done when: table staff
CREATE TABLE staff (
  account VARBINARY(320) NOT NULL,
  role VARCHAR(16) CHARACTER SET ascii NOT NULL,
  CONSTRAINT staff_pk PRIMARY KEY (account),
  CONSTRAINT staff_role CHECK (role IN ('staff', 'supervisor', 'trainer', 'owner'))
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci
