-- The SKUs of this code or barcode, both exactly. Parameters: :code. 0..2 rows; by skus_code and by skus_barcode.
SELECT f.id, f.code, f.name FROM (
  (SELECT id, code, name FROM skus WHERE code = :code)
  UNION
  (SELECT id, code, name FROM skus WHERE barcode = :code)
) f ORDER BY f.code
