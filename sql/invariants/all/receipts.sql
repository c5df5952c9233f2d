-- Every row.
receipts
