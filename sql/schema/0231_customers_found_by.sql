-- What a caller is looked up by, kept by the database itself: a phone number's digits from its end, without leading
-- zeros, so that +886 912 345 678, 00886912345678 and 0912-345-678 begin alike; and the name from its second, third and
-- fourth word on, words being parted by a space or a hyphen.
-- Done when: index customers customers_by_phone_backwards
ALTER TABLE customers
  ADD COLUMN phone_backwards VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin GENERATED ALWAYS AS (NULLIF(REVERSE(
    TRIM(LEADING '0' FROM REGEXP_REPLACE(REPLACE(phone, '(0)', ''), '[^0-9]', ''))), '')) STORED,
  ADD COLUMN name_from_word_2 VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci GENERATED ALWAYS AS (
    NULLIF(SUBSTRING(name, CHAR_LENGTH(SUBSTRING_INDEX(REPLACE(name, '-', ' '), ' ', 1)) + 2), '')) STORED,
  ADD COLUMN name_from_word_3 VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci GENERATED ALWAYS AS (
    NULLIF(SUBSTRING(name, CHAR_LENGTH(SUBSTRING_INDEX(REPLACE(name, '-', ' '), ' ', 2)) + 2), '')) STORED,
  ADD COLUMN name_from_word_4 VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci GENERATED ALWAYS AS (
    NULLIF(SUBSTRING(name, CHAR_LENGTH(SUBSTRING_INDEX(REPLACE(name, '-', ' '), ' ', 3)) + 2), '')) STORED,
  ADD KEY customers_by_phone_backwards (phone_backwards, id),
  ADD KEY customers_by_name_from_word_2 (name_from_word_2, id),
  ADD KEY customers_by_name_from_word_3 (name_from_word_3, id),
  ADD KEY customers_by_name_from_word_4 (name_from_word_4, id)
