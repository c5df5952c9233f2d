// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/store_lanes.h"

#include "sql/connection/session.h"
#include "sql/flows/accept_quote.h"
#include "sql/flows/cancel_order.h"
#include "sql/flows/change_price.h"
#include "sql/flows/count_stock.h"
#include "sql/flows/issue_quote.h"
#include "sql/flows/place_order.h"
#include "sql/flows/receive_stock.h"
#include "sql/flows/write_timings.h"
#include "sql/journal/accept_quote_entry.h"
#include "sql/journal/cancel_entry.h"
#include "sql/journal/change_price_entry.h"
#include "sql/journal/count_stock_entry.h"
#include "sql/journal/issue_quote_entry.h"
#include "sql/journal/place_order_entry.h"
#include "sql/journal/receive_stock_entry.h"
#include "sql/journal/resolve.h"
#include "sql/pages/customer_page.h"
#include "sql/pages/find_page.h"
#include "sql/pages/order_page.h"
#include "sql/pages/quote_page.h"
#include "sql/pages/reservation_page.h"
#include "sql/pages/stock_page.h"
#include "sql/pages/versions.h"

#include <QScopeGuard>
#include <QSysInfo>

namespace holdfast {

namespace {

constexpr int kCustomersFound = 20;
constexpr int kOfOneSku = 200; // holders, and movements
constexpr std::chrono::minutes kTimingsEvery{1};

} // namespace

StoreLanes::StoreLanes(const ConnectionSettings &settings, Journal &journal, const JournalScope &scope,
                       FlowObserver *observer)
    : m_journal(journal), m_scope(scope), m_write("write", settings), m_read("read", settings),
      m_count("count", settings), m_watch("watch", settings), m_diagnostics(settings)
{
    const auto connect = [](Session &session) { return session.server().connectionId; };
    m_ready = m_write.post([=](Session &session) {
        session.setObserver(observer);
        return connect(session);
    });
    // Connected before anybody needs them: the first cancel is not the one that signs in.
    m_read.post(connect);
    m_count.post(connect);
}

StoreLanes::~StoreLanes()
{
    close();
    // What the journal was about to hand to a lane is handed over, and answered as closed, while the lanes are there.
    m_journal.post([](JournalFile &) { return true; }).waitForFinished();
}

// The flow as the window asks for it: in the journal before it is sent, and carried out in the write lane.
template <class Outcome, class Request>
std::function<QFuture<Reply<Outcome>>(const Request &)>
StoreLanes::recorded(const char *name, Verdict<Outcome> (*flow)(Transaction &, const Request &))
{
    return [this, name, flow](const Request &request) {
        return m_journal.carryOut(
            m_write, journalEntry(m_scope, request),
            [this, name, flow, request](Session &session) {
                const auto counted = qScopeGuard([&] { m_timings.add(session.lastRun()); });
                return session.inTransaction(name, [&](Transaction &tx) { return flow(tx, request); });
            },
            [](const Outcome &outcome) { return journalDetail(outcome); });
    };
}

StoreDesk StoreLanes::desk()
{
    StoreDesk desk;
    desk.orderPage = [this](const OrderPageRequest &request) {
        return m_read.post([request](Session &session) {
            return session.read("OrderPage", [&](Reader &reader) { return orderPage(reader, request); });
        });
    };
    desk.orderRows = [this](const std::vector<OrderId> &orders) {
        return m_read.post([orders](Session &session) {
            return session.read("OrderRows", [&](Reader &reader) { return orderRows(reader, orders); });
        });
    };
    desk.orderCount = [this](const OrderFilter &filter) {
        return m_count.post([filter](Session &session) {
            return session.read("OrderCount", [&](Reader &reader) { return orderCount(reader, filter); });
        });
    };
    desk.orderCard = [this](OrderId order) {
        return m_read.post([order](Session &session) {
            return session.read("OrderCard", [&](Reader &reader) { return orderCard(reader, order); });
        });
    };
    desk.reservationPage = [this](const ReservationPageRequest &request) {
        return m_read.post([request](Session &session) {
            return session.read("ReservationPage", [&](Reader &reader) { return reservationPage(reader, request); });
        });
    };
    desk.reservationRows = [this](const std::vector<OrderId> &orders) {
        return m_read.post([orders](Session &session) {
            return session.read("ReservationRows", [&](Reader &reader) { return reservationRows(reader, orders); });
        });
    };
    desk.reservationCount = [this](const ReservationFilter &filter) {
        return m_count.post([filter](Session &session) {
            return session.read("ReservationCount", [&](Reader &reader) { return reservationCount(reader, filter); });
        });
    };
    desk.reservationCard = [this](const ReservationId &reservation) {
        return m_read.post([reservation](Session &session) {
            return session.read("ReservationCard",
                                [&](Reader &reader) { return reservationCard(reader, reservation); });
        });
    };
    desk.stockPage = [this](const StockPageRequest &request) {
        return m_read.post([request](Session &session) {
            return session.read("StockPage", [&](Reader &reader) { return stockPage(reader, request); });
        });
    };
    desk.stockRows = [this](const std::vector<SkuId> &skus) {
        return m_read.post([skus](Session &session) {
            return session.read("StockRows", [&](Reader &reader) { return stockRows(reader, skus); });
        });
    };
    desk.stockCount = [this](const StockFilter &filter) {
        return m_count.post([filter](Session &session) {
            return session.read("StockCount", [&](Reader &reader) { return stockCount(reader, filter); });
        });
    };
    desk.stockCard = [this](SkuId sku) {
        return m_read.post([sku](Session &session) {
            return session.read("StockCard", [&](Reader &reader) { return stockCard(reader, sku, kOfOneSku); });
        });
    };
    desk.find = [this](const QString &text) {
        return m_read.post([text](Session &session) {
            return session.read("Find", [&](Reader &reader) { return find(reader, text, kCustomersFound); });
        });
    };
    desk.customerById = [this](CustomerId customer) {
        return m_read.post([customer](Session &session) {
            return session.read("Customer", [&](Reader &reader) { return customerById(reader, customer); });
        });
    };
    desk.quotePage = [this](const QuotePageRequest &request) {
        return m_read.post([request](Session &session) {
            return session.read("QuotePage", [&](Reader &reader) { return quotePage(reader, request); });
        });
    };
    desk.quoteRows = [this](const std::vector<QuoteId> &quotes) {
        return m_read.post([quotes](Session &session) {
            return session.read("QuoteRows", [&](Reader &reader) { return quoteRows(reader, quotes); });
        });
    };
    desk.quoteCount = [this](const QuoteFilter &filter) {
        return m_count.post([filter](Session &session) {
            return session.read("QuoteCount", [&](Reader &reader) { return quoteCount(reader, filter); });
        });
    };
    desk.quoteCard = [this](QuoteId quote) {
        return m_read.post([quote](Session &session) {
            return session.read("QuoteCard", [&](Reader &reader) { return quoteCard(reader, quote); });
        });
    };
    desk.cancelOrder = recorded("CancelOrder", cancelOrder);
    desk.issueQuote = recorded("IssueQuote", issueQuote);
    desk.acceptQuote = recorded("AcceptQuote", acceptQuote);
    desk.placeOrder = recorded("PlaceOrder", placeOrder);
    desk.receiveStock = recorded("ReceiveStock", receiveStock);
    desk.countStock = recorded("CountStock", countStock);
    desk.changePrice = recorded("ChangePrice", changePrice);
    desk.pending = [this] {
        return m_journal.post([scope = m_scope](JournalFile &file) { return pendingOperations(file, scope); });
    };
    // These two wait for the store with the journal in hand: in the write lane, whose connection KILLs what an earlier
    // one left behind, and with a file of their own.
    desk.resolvePending = [this] {
        return m_write.post(
            [path = m_journal.path(), program = m_journal.program(), scope = m_scope](Session &session) {
                JournalFile file(path, program);
                return resolvePending(file, session, scope, QSysInfo::machineHostName());
            });
    };
    desk.carryOutPending = [this](const OperationId &operation) {
        return m_write.post(
            [path = m_journal.path(), program = m_journal.program(), scope = m_scope, operation](Session &session) {
                JournalFile file(path, program);
                return carryOutPending(file, session, scope, operation);
            });
    };
    desk.leavePending = [this](const OperationId &operation) {
        return m_journal.post([operation](JournalFile &file) {
            leavePending(file, operation);
            return true;
        });
    };
    desk.seenPending = [this](const OperationId &operation) {
        return m_journal.post([operation](JournalFile &file) {
            file.seen(operation);
            return true;
        });
    };
    desk.versions = [this](const OnScreen &onScreen) {
        const auto answer = m_watch.post([onScreen](Session &session) {
            return session.read("Versions", [&](Reader &reader) { return versionsOf(reader, onScreen); });
        });
        if (m_timings.isDue(kTimingsEvery)) // behind the answer, which is measured
            m_watch.post([this](Session &session) { return writeTimings(session, m_timings); });
        return answer;
    };
    desk.diagnostics = m_diagnostics.desk();
    return desk;
}

QFuture<QList<QFuture<void>>> StoreLanes::windDown()
{
    QList<QFuture<void>> idle = m_diagnostics.windDown();
    for (Lane *lane : {&m_read, &m_count, &m_watch}) {
        lane->close();
        idle << lane->idle();
    }
    // What was asked before now is in the journal's hands first, and then in the lane's.
    idle << m_journal.post([](JournalFile &) { return true; })
                .then(QtFuture::Launch::Sync, [this](const Reply<bool> &) { return m_write.idle(); })
                .unwrap();
    return QtFuture::whenAll(idle.begin(), idle.end());
}

void StoreLanes::close()
{
    m_write.close();
    m_read.close();
    m_count.close();
    m_watch.close();
    m_diagnostics.close();
}

} // namespace holdfast
