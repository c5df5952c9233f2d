// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/customer_row.h"
#include "sql/rows/order_row.h"
#include "sql/rows/quote_row.h"

#include <vector>

namespace holdfast {

class Reader;

// What one typed or scanned text may mean.
struct Found
{
    struct Sku
    {
        SkuId id{};
        QByteArray code;
        QString name;
    };

    std::vector<OrderRow> orders; // by number or external reference, or the parts of an invoice
    std::vector<QuoteRow> quotes; // by number
    std::vector<Sku> skus;        // by code or barcode
    std::vector<CustomerRow> customers;
};

// At most limit customers, limit + 2 orders and one quote. Every question is answered from an index. Throws DbError.
Found find(Reader &reader, const QString &text, int limit);

} // namespace holdfast
