// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace holdfast {

// Critical: somebody's units or money may be wrong. Warning: they may become so. Notice: listed, not judged.
enum class Severity { Critical, Warning, Notice };

const char *nameOf(Severity severity); // "critical", as it is stored

// What must hold in a store (the table in the README). Its statements return the rows that do not hold.
struct Invariant
{
    const char *id; // "order.created-holds-all"; findings and cases are named after it
    Severity severity;
    std::vector<const char *> statements; // files of this folder
};

// Those that SQL can see. Of the server, the clock and the rights there will be more.
const std::vector<Invariant> &invariants();

// Of whatever a flow or a check found: what is not in the table is critical.
Severity severityOf(const QByteArray &invariant);

} // namespace holdfast
