// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/paged_table_model.h"
#include "sql/rows/quote_row.h"

namespace holdfast {

struct QuoteList
{
    using Row = QuoteRow;
    using Id = QuoteId;
    using Sort = QuoteSort;
    static QuoteId idOf(const QuoteRow &quote) { return quote.id; }
    static bool isBefore(const QuoteRow &a, const QuoteRow &b, QuoteSort sort)
    {
        return comesBefore(placeOf(a), placeOf(b), sort);
    }
    static bool isUnchanged(const QuoteRow &old, const QuoteRow &now);
    static constexpr bool kMoves = false; // its creation does not change
};

// A list of quotes, read page by page. GUI thread.
class QuoteTableModel : public PagedRows<QuoteList>
{
    Q_OBJECT

public:
    enum Column { Number, IssuedAt, Customer, State, ExpiresAt, Lines, Total, ColumnCount };
    enum Role { QuoteRole = Qt::UserRole + 1 };

    QuoteTableModel(AskForPage ask, Display display, QObject *parent = nullptr);

    const std::vector<QuoteRow> &quotes() const { return rows(); }

protected:
    QVariant own(const QuoteRow &quote, int column, int role) const override;
};

} // namespace holdfast
