// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quote_table_model.h"

#include <utility>

namespace holdfast {

bool QuoteList::isUnchanged(const QuoteRow &old, const QuoteRow &now)
{
    return old.version == now.version && old.customerName == now.customerName;
}

QuoteTableModel::QuoteTableModel(AskForPage ask, Display display, QObject *parent)
    : PagedRows(ColumnCount, {Lines, Total}, std::move(ask), std::move(display), parent)
{
}

QVariant QuoteTableModel::own(const QuoteRow &quote, int, int role) const
{
    return role == QuoteRole ? QVariant(number(quote.id)) : QVariant();
}

} // namespace holdfast
