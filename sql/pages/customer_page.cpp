// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/pages/customer_page.h"

#include "sql/connection/transaction.h"

namespace holdfast {

namespace {

CustomerRow customerRow(const Row &row)
{
    return {row.id<CustomerId>(0), row.text(1), row.maybeText(2).value_or(QString()),
            row.maybeText(3).value_or(QString()), row.isNull(4) ? QByteArray() : row.bytes(4)};
}

std::vector<CustomerRow> customerRows(const std::vector<Row> &rows)
{
    std::vector<CustomerRow> customers;
    for (const Row &row : rows)
        customers.push_back(customerRow(row));
    return customers;
}

} // namespace

std::vector<CustomerRow> customerPage(Reader &reader, CustomerId after, int limit)
{
    return customerRows(reader.all("customers/customer_page", {{"after", lit(after)}, {"limit", lit(limit)}}));
}

std::vector<CustomerRow> customerSearch(Reader &reader, const QString &text, int limit)
{
    const QString wanted = text.trimmed().left(254);
    return customerRows(reader.all("customers/customer_search", {{"number", lit(wanted.toLongLong())},
                                                                 {"text", lit(wanted)},
                                                                 {"external", lit(wanted.toUtf8())},
                                                                 {"begins", lit(beginsWith(wanted))},
                                                                 {"limit", lit(limit)}}));
}

std::optional<CustomerRow> customerById(Reader &reader, CustomerId customer)
{
    const std::optional<Row> row = reader.maybe("customers/customer_by_id", {{"customer", lit(customer)}});
    return row ? std::optional(customerRow(*row)) : std::nullopt;
}

} // namespace holdfast
