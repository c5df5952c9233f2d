// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/quote_row.h"

#include <QString>

#include <optional>
#include <vector>

namespace holdfast {

class Reader;

// Which quotes a list shows. Each combination has a statement of its own, served by an index. Expired is what the
// server's clock says while the list is read; no flow asks it this way.
struct QuoteFilter
{
    enum class Only { Open, Used, Expired, All };

    std::optional<CustomerId> customer;
    Only only = Only::Open;
    QString text; // a quote's number, or the beginning of a customer's name; at most kMostFound are looked at

    static constexpr int kMostFound = 1000;
    bool operator==(const QuoteFilter &) const = default;
};

struct QuotePageRequest
{
    static constexpr int kMostRows = 1000;

    QuoteFilter filter;
    QuoteSort sort = QuoteSort::Newest;
    std::optional<QuotePlace> after; // the last row of the page before
    int limit = 200;
};

// The next rows in the sort; fewer than the limit: there are no more. Throws DbError.
std::vector<QuoteRow> quotePage(Reader &reader, const QuotePageRequest &request);
// Those of these quotes that exist, in no order: what a list re-reads after a change.
std::vector<QuoteRow> quoteRows(Reader &reader, const std::vector<QuoteId> &quotes);
// How many the filter matches; may look at many rows.
qint64 quoteCount(Reader &reader, const QuoteFilter &filter);

std::optional<QuoteCard> quoteCard(Reader &reader, QuoteId quote);

} // namespace holdfast
