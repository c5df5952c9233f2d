-- One making or dropping of the demo store at a time; ends with the session. One row: 1 taken, 0 another session has it.
SELECT GET_LOCK('holdfast.demo', 5)
