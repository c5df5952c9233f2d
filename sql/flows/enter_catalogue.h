// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/verdict.h"
#include "sql/rows/ids.h"

#include <QString>

#include <vector>

namespace holdfast {

class Transaction;

struct CatalogueSku
{
    QByteArray code;
    QString name;
    qint64 priceMinor = 0;
    qint64 units = 0; // opening stock of a new SKU, received on top of what a known one has
};

struct CatalogueCustomer
{
    QByteArray externalNumber;
    QString name;
    QString phone;
    QString email;
};

struct EnterCatalogue
{
    OperationId operation;                    // one a file: a SKU that it has moved before is left alone
    std::vector<CatalogueSku> skus;           // codes once each
    std::vector<CatalogueCustomer> customers; // numbers once each
    QString reason;
};

struct CatalogueEntered
{
    static constexpr const char *token = "Entered";
    int newSkus = 0;
    int newCustomers = 0;
    int newPrices = 0;
    qint64 unitsReceived = 0;
};

// Customers, SKUs, their current prices and their stock, from another system's files. Asked again with the same
// operation it changes nothing. Throws DbError; DuplicateKey where another import enters the same codes at this moment.
Verdict<CatalogueEntered> enterCatalogue(Transaction &tx, const EnterCatalogue &request);

} // namespace holdfast
