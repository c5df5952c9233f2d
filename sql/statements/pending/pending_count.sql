-- How many operations are unconfirmed. One row; counts along any index.
SELECT COUNT(*) FROM pending_mirror
