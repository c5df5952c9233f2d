-- A new member of staff, or another role for one who is there. Parameters: :account, :role. One row changed; none where
-- it is so already.
INSERT INTO staff (account, role) VALUES (:account, :role) ON DUPLICATE KEY UPDATE role = :role
