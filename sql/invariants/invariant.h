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

// Those that SQL can see in the rows.
const std::vector<Invariant> &invariants();

// What a store rests on beside its rows; checkServer() looks at it, and all of it is a warning.
inline constexpr const char *kServerInvariants[] = {"server.settings", "server.locking-reads-use-index", "clock.offset",
                                                    "rights.narrow"};

// Of whatever a flow or a check found: what is in neither table is critical.
Severity severityOf(const QByteArray &invariant);

} // namespace holdfast
