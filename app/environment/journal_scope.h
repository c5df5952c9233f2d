// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/journal/journal_entry.h"

namespace holdfast {

class Session;

// Where what is asked of this store belongs in the journal; the account is the one the session is signed in with.
JournalScope journalScope(const Session &session, const Store &store);

} // namespace holdfast
