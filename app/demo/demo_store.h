// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"
#include "sql/rows/money.h"

#include <functional>

namespace holdfast {

// The demo store: a believable shop of a few hundred orders, the same each time it is made. It lives on the private
// server, in a schema of a fixed name, and is always a training store.
struct DemoStore
{
    bool empty = false; // schema and store only: for an import
    Currency currency = *Currency::named("TWD");

    static QString schemaName() { return QStringLiteral("holdfast"); }
};

enum class DemoMade { Made, WasThere, OtherCurrency };

// Makes the store unless a complete one is there; one that was interrupted while it was made is made anew, one of an
// older program is migrated and kept. Throws DbError; what was made until then is dropped at the next call. owner: the
// private server's owner; the schema in it is not looked at.
DemoMade makeDemoStore(const ConnectionSettings &owner, const DemoStore &wanted,
                       const std::function<void(int done, int all)> &progress = {});

// Whoever opens the demo store finds a quote that is open: if there is none, the flow issues one, now and on the
// store's terms; a store with another road or other customers stays as it is. Throws DbError.
void keepQuoteOpen(const ConnectionSettings &owner);

// Drops the demo store. Throws DbError (WrongSchema) where the schema holds anything but a training store.
void dropDemoStore(const ConnectionSettings &owner);

} // namespace holdfast
