// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/sku_operation.h"
#include "sql/journal/journal_entry.h"

namespace holdfast {

// What the entries of receiving, counting and pricing have in common; number is the name of the kind's own number.
JournalEntry skuEntry(const char *kind, const JournalScope &scope, const SkuOperation &request, const char *number,
                      qint64 value);
SkuOperation skuOperationOf(const JournalEntry &entry);
qint64 skuNumberOf(const JournalEntry &entry, const char *number);

// "at" and "by", "available", "reserved" and "difference".
QJsonObject movedDetail(const StockMoved &moved);
QJsonObject recordedDetail(Instant at, const QString &by);

} // namespace holdfast
