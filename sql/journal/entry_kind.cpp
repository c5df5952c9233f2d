// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/journal/entry_kind.h"

namespace holdfast {

const EntryKind *entryKind(const QByteArray &name)
{
    for (const EntryKind *kind : {&kCancelOrderKind, &kIssueQuoteKind, &kAcceptQuoteKind, &kPlaceOrderKind,
                                  &kReceiveStockKind, &kCountStockKind, &kChangePriceKind}) {
        if (name == kind->name)
            return kind;
    }
    return nullptr;
}

} // namespace holdfast
