# SPDX-License-Identifier: GPL-3.0-or-later
# The table: what each room may include. A file belongs to the last row whose path begins its own.
#
#   room(PATH MAY path…  NEVER QtModule…  [NO_WORDS])
#
# MAY names beginnings of quoted includes; NEVER names Qt modules whose headers are refused in any spelling;
# NO_WORDS refuses tr() and its like. QtSql is in no room's list of NEVER but refused everywhere outside sql/**.cpp,
# except in the tests.

set(no_window QtGui QtWidgets)

room(sql/    MAY sql/ NEVER ${no_window} NO_WORDS)
room(models/ MAY models/ sql/rows/ NEVER ${no_window})
room(ui/     MAY ui/ models/ sql/rows/ sql/flows/ sql/pages/ sql/invariants/
                 sql/connection/lane.h sql/connection/db_error.h sql/connection/reply.h
                 sql/connection/run_report.h sql/journal/journal_entry.h sql/journal/entry_kind.h
                 sql/journal/quote_entry.h sql/journal/resolve.h
                 sql/schema/profile.h sql/schema/connection_test.h)
room(app/    MAY app/ ui/ models/ sql/)

# What the command line links. Another folder it needs gets a line here, and so cannot bring a window with it.
set(cli_rooms app/cli/ app/demo/ app/environment/ app/import/ app/training/)
foreach(folder IN LISTS cli_rooms)
    room(${folder} MAY ${cli_rooms} sql/ models/csv_text.h NEVER ${no_window})
endforeach()

room(tests/  MAY tests/ app/ ui/ models/ sql/)

# SQL text lives in .sql files. These paths may hold it in C++ all the same: the private server's own administration.
set(sql_text_allowed "^sql/server/[^/]*\\.cpp$" "^tests/")
