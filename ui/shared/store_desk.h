// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/reply.h"
#include "sql/flows/accept_quote.h"
#include "sql/flows/cancel_order.h"
#include "sql/flows/change_price.h"
#include "sql/flows/count_stock.h"
#include "sql/flows/issue_quote.h"
#include "sql/flows/place_order.h"
#include "sql/flows/receive_stock.h"
#include "sql/journal/resolve.h"
#include "sql/pages/find_page.h"
#include "sql/pages/order_page.h"
#include "sql/pages/quote_page.h"
#include "sql/pages/reservation_page.h"
#include "sql/pages/stock_page.h"
#include "sql/pages/versions.h"
#include "sql/rows/customer_row.h"
#include "sql/rows/role.h"
#include "ui/shared/diagnostics_desk.h"

#include <QFuture>

#include <functional>
#include <vector>

namespace holdfast {

// What the window asks of a store, as functions that answer later: the pages know neither lanes nor connections. Each
// is called on the GUI thread and never waits.
struct StoreDesk
{
    template <class T>
    using Later = QFuture<Reply<T>>;

    std::function<Later<std::vector<OrderRow>>(const OrderPageRequest &)> orderPage;
    std::function<Later<std::vector<OrderRow>>(const std::vector<OrderId> &)> orderRows;
    std::function<Later<qint64>(const OrderFilter &)> orderCount;
    std::function<Later<std::optional<OrderCard>>(OrderId)> orderCard;
    std::function<Later<std::vector<ReservationRow>>(const ReservationPageRequest &)> reservationPage;
    std::function<Later<std::vector<ReservationRow>>(const std::vector<OrderId> &)> reservationRows;
    std::function<Later<qint64>(const ReservationFilter &)> reservationCount;
    std::function<Later<std::optional<ReservationCard>>(const ReservationId &)> reservationCard;
    std::function<Later<std::vector<StockRow>>(const StockPageRequest &)> stockPage;
    std::function<Later<std::vector<StockRow>>(const std::vector<SkuId> &)> stockRows;
    std::function<Later<qint64>(const StockFilter &)> stockCount;
    std::function<Later<std::optional<StockCard>>(SkuId)> stockCard;
    std::function<Later<Found>(const QString &)> find;
    std::function<Later<std::optional<CustomerRow>>(CustomerId)> customerById;
    std::function<Later<std::vector<QuoteRow>>(const QuotePageRequest &)> quotePage;
    std::function<Later<std::vector<QuoteRow>>(const std::vector<QuoteId> &)> quoteRows;
    std::function<Later<qint64>(const QuoteFilter &)> quoteCount;
    std::function<Later<std::optional<QuoteCard>>(QuoteId)> quoteCard;

    // The flows. Each is in the journal before it is sent.
    std::function<Later<CancelOrderOutcome>(const CancelOrder &)> cancelOrder;
    std::function<Later<IssueQuoteOutcome>(const IssueQuote &)> issueQuote;
    std::function<Later<AcceptQuoteOutcome>(const AcceptQuote &)> acceptQuote;
    std::function<Later<PlaceOrderOutcome>(const PlaceOrder &)> placeOrder;
    std::function<Later<ReceiveStockOutcome>(const ReceiveStock &)> receiveStock;
    std::function<Later<CountStockOutcome>(const CountStock &)> countStock;
    std::function<Later<ChangePriceOutcome>(const ChangePrice &)> changePrice;

    // What this workstation asked for and nobody knows the end of, or has not been told.
    std::function<Later<std::vector<PendingOperation>>()> pending;   // from the journal alone: also without a server
    std::function<Later<Resolved>()> resolvePending;                 // asks the store; carries nothing out
    std::function<Later<JournalEntry>(OperationId)> carryOutPending; // "Do it now"
    std::function<Later<bool>(OperationId)> leavePending;
    std::function<Later<bool>(OperationId)> seenPending; // a person has read how it ended

    // Whether the server answers, and what has changed of what is on the screen.
    std::function<Later<Versions>(const OnScreen &)> versions;

    DiagnosticsDesk diagnostics;
};

// Who and where, as the frame shows it.
struct StoreFacts
{
    QString name;
    bool training = true;
    QString currency;
    QString server; // MariaDB 10.11.19
    QString account;
    Role role = Role::Staff;
    OrderRoad road = OrderRoad::Quote;
    std::chrono::seconds quotePeriod{300}; // at most

    // What the window offers; the store decides again.
    bool may(Right right) const { return holdfast::may(role, right); }
};

} // namespace holdfast
