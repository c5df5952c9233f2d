// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/outcomes.h"

namespace holdfast {

class Transaction;

struct RecordedIncident
{
    IncidentId id{};
    bool isNew = false; // opened now, or open again after it had been resolved
};

// Opens the case of a finding, or records that it was seen again; runs in a transaction of its own, after the one that
// found it was rolled back. Throws DbError: DuplicateKey means that another desk opens the same case at this moment,
// and asked again in a new transaction it will be seen.
RecordedIncident recordIncident(Transaction &tx, const Finding &finding, const OperationId &operation);

} // namespace holdfast
