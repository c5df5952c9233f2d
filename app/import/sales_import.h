// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/import/sales_judgement.h"
#include "sql/schema/store.h"

#include <functional>

namespace holdfast {

class Session;

struct SalesImportReport
{
    qint64 newSkus = 0;
    qint64 newCustomers = 0;
    qint64 unitsReceived = 0;
    qint64 importedInvoices = 0;
    qint64 importedOrders = 0;
    qint64 knownInvoices = 0; // here before: nothing was changed
    qint64 cancelledReturns = 0;
    qint64 knownReturns = 0;
    struct Refusal // an invoice or return that the store refused; nothing of it was written
    {
        qint64 line = 0;
        QByteArray token;
        QByteArray subject; // the invoice, the return, or the SKU that is short
    };
    std::vector<Refusal> refusals;
    bool stopped = false;
};

// The second pass: what the judgement says, one transaction an invoice, in the file's order. Every part has an
// operation made from the store and its external reference, so that the import goes on where it was interrupted, and
// done again changes nothing. Opening stock is what the file sells plus the margin in percent, rounded up.
// progress(done, all) false: stop after this step. Throws DbError; what was committed before stays and is found again.
SalesImportReport importSales(Session &session, const Store &store, const SalesJudgement &judgement, int marginPercent,
                              const std::function<bool(qint64 done, qint64 all)> &progress);

} // namespace holdfast
