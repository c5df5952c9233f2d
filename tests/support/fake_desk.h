// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/store_desk.h"

#include <QDateTime>
#include <QPromise>

#include <algorithm>
#include <memory>
#include <vector>

namespace holdfast::test {

// One question of the window, which the test answers when it likes.
template <class Request, class T>
class Question
{
public:
    explicit Question(const Request &asked) : request(asked), m_promise(std::make_shared<QPromise<Reply<T>>>())
    {
        m_promise->start();
    }
    QFuture<Reply<T>> future() const { return m_promise->future(); }
    void answer(const T &value) const { finish({value, {}}); }
    void fail(DbError::Kind kind, const QString &text = QStringLiteral("as planned")) const
    {
        finish({DbError{kind, 2013, "orders/order_lock", text}, {}});
    }

    Request request;

private:
    void finish(const Reply<T> &reply) const
    {
        m_promise->addResult(reply);
        m_promise->finish();
    }
    std::shared_ptr<QPromise<Reply<T>>> m_promise;
};

inline OrderRow orderRow(qint64 id, const QByteArray &status = "created", qint64 customer = 1)
{
    OrderRow row;
    row.id = OrderId{id};
    row.customer = CustomerId{customer};
    row.customerName = customer == 1 ? QStringLiteral("Ada Chen") : QStringLiteral("Ben Lin");
    row.status = status;
    row.total = {50'000, *Currency::named("TWD")};
    row.units = 2;
    row.createdAt = {1'764'000'000'000'000 + id * 60'000'000};
    row.version = 1;
    if (status == "cancelled")
        row.cancelledAt = row.createdAt;
    return row;
}

inline OrderCard orderCard(const OrderRow &row)
{
    OrderCard card;
    card.order = row;
    OrderCard::Line line;
    line.lineNo = 1;
    line.sku = SkuId{7};
    line.code = "MUG-01";
    line.name = QStringLiteral("Mug");
    line.quantity = 2;
    line.unitPrice = {25'000, row.total.currency};
    line.reservation = row.status == "cancelled" ? "released" : "held";
    line.reservedQuantity = 2;
    line.available = 8;
    line.reserved = 2;
    card.lines.push_back(line);
    card.audit.push_back({row.createdAt, QStringLiteral("desk-1"), "order created", 1, {}});
    return card;
}

inline ReservationRow reservationRow(qint64 order, qint64 sku, qint64 quantity, const QByteArray &status = "held",
                                     qint64 customer = 1)
{
    const OrderRow of = orderRow(order, status == "held" ? "created" : "cancelled", customer);
    ReservationRow row;
    row.id = {of.id, SkuId{sku}};
    row.quantity = quantity;
    row.status = status;
    row.heldAt = of.createdAt;
    if (status == "released")
        row.releasedAt = of.createdAt;
    row.orderStatus = of.status;
    row.customer = of.customer;
    row.customerName = of.customerName;
    row.code = "SKU-" + QByteArray::number(sku);
    row.name = QStringLiteral("Thing %1").arg(sku);
    return row;
}

inline StockRow stockRow(qint64 sku, qint64 available, qint64 reserved)
{
    return {SkuId{sku},
            "SKU-" + QByteArray::number(sku),
            QStringLiteral("Thing %1").arg(sku),
            available,
            reserved,
            1,
            25'000,
            1};
}

// Issued a minute after the quote before it, for five minutes; used: it became the order of its number plus 1,000.
inline QuoteRow quoteRow(qint64 id, bool used = false, qint64 customer = 1)
{
    QuoteRow row;
    row.id = QuoteId{id};
    row.customer = CustomerId{customer};
    row.customerName = customer == 1 ? QStringLiteral("Ada Chen") : QStringLiteral("Ben Lin");
    row.total = {50'000, *Currency::named("TWD")};
    row.lineCount = 1;
    row.createdAt = {1'764'000'000'000'000 + id * 60'000'000};
    row.expiresAt = {row.createdAt.micros + 300'000'000};
    row.version = 1;
    if (used) {
        row.acceptedAt = {row.createdAt.micros + 30'000'000};
        row.order = OrderId{id + 1'000};
        row.version = 2;
    }
    return row;
}

// Two of SKU 7, at the price that it has still.
inline QuoteCard quoteCard(const QuoteRow &row, Instant now)
{
    QuoteCard card;
    card.quote = row;
    card.orderStatus = row.order ? "created" : "";
    card.issuedBy = QStringLiteral("desk-1");
    card.now = now;
    card.lines.push_back({1, SkuId{7}, "MUG-01", QStringLiteral("Mug"), 2, 25'000, 25'000, 8});
    if (row.acceptedAt)
        card.receipts.push_back({"Accepted", QStringLiteral("desk-1"), *row.acceptedAt});
    return card;
}

inline CustomerRow customerRow(qint64 id, const QString &name)
{
    return {CustomerId{id}, name, QStringLiteral("0912 345 678"), {}, {}};
}

// A store that answers what it is told to. With answersReads every read is answered from orders and customers, as soon
// as the event loop turns; a flow is never answered by itself.
class FakeDesk
{
public:
    template <class Request, class T>
    using Questions = std::vector<Question<Request, T>>;

    Questions<OrderPageRequest, std::vector<OrderRow>> pages;
    Questions<int, OpenIncidents> openIncidents; // of a supervisor's window; never answered by itself
    Questions<std::vector<OrderId>, std::vector<OrderRow>> rows;
    Questions<OrderFilter, qint64> counts;
    Questions<OrderId, std::optional<OrderCard>> cards;
    Questions<ReservationPageRequest, std::vector<ReservationRow>> reservationPages;
    Questions<ReservationFilter, qint64> reservationCounts;
    Questions<ReservationId, std::optional<ReservationCard>> reservationCards;
    Questions<StockPageRequest, std::vector<StockRow>> stockPages;
    Questions<StockFilter, qint64> stockCounts;
    Questions<SkuId, std::optional<StockCard>> stockCards;
    Questions<QString, Found> searches;
    Questions<CustomerId, std::optional<CustomerRow>> customersAsked;
    Questions<QuotePageRequest, std::vector<QuoteRow>> quotePages;
    Questions<std::vector<QuoteId>, std::vector<QuoteRow>> quoteRowsAsked;
    Questions<QuoteFilter, qint64> quoteCounts;
    Questions<QuoteId, std::optional<QuoteCard>> quoteCards;
    Questions<CancelOrder, CancelOrderOutcome> cancels;
    Questions<IssueQuote, IssueQuoteOutcome> issues;
    Questions<AcceptQuote, AcceptQuoteOutcome> accepts;
    Questions<PlaceOrder, PlaceOrderOutcome> places;
    Questions<ReceiveStock, ReceiveStockOutcome> receives;
    Questions<CountStock, CountStockOutcome> stockCountings;
    Questions<ChangePrice, ChangePriceOutcome> priceChanges;
    Questions<std::vector<OrderId>, std::vector<ReservationRow>> reservationRowsAsked;
    Questions<std::vector<SkuId>, std::vector<StockRow>> stockRowsAsked;
    Questions<int, std::vector<PendingOperation>> pendings;
    Questions<int, Resolved> resolves; // these are never answered by themselves
    Questions<OperationId, JournalEntry> carriedOut;
    Questions<OperationId, bool> left, seen;
    Questions<OnScreen, Versions> versions;
    std::vector<PendingOperation> pending;

    bool answersReads = true;
    std::vector<OrderRow> orders; // in any order
    std::vector<Found::Sku> skus;
    std::vector<ReservationRow> reservations;
    std::vector<StockRow> stock;
    std::vector<QuoteRow> quotes;
    Instant serverNow{1'764'000'000'000'000}; // what quotes are expired by: before the first one is issued
    std::vector<CustomerRow> customers{customerRow(1, QStringLiteral("Ada Chen")),
                                       customerRow(2, QStringLiteral("Ben Lin"))};

    StoreDesk desk()
    {
        StoreDesk desk;
        desk.diagnostics.openIncidents = [this] { return openIncidents.emplace_back(0).future(); };
        desk.orderPage = [this](const OrderPageRequest &request) {
            return ask(pages, request, [&] { return page(request); });
        };
        desk.orderRows = [this](const std::vector<OrderId> &ids) {
            return ask(rows, ids, [&] {
                std::vector<OrderRow> found;
                for (const OrderRow &order : orders) {
                    if (std::find(ids.begin(), ids.end(), order.id) != ids.end())
                        found.push_back(order);
                }
                return found;
            });
        };
        desk.orderCount = [this](const OrderFilter &filter) {
            return ask(counts, filter, [&] { return qint64(matching(filter).size()); });
        };
        desk.orderCard = [this](OrderId id) { return ask(cards, id, [&] { return card(id); }); };
        desk.reservationPage = [this](const ReservationPageRequest &request) {
            return ask(reservationPages, request, [&] {
                return pageOf(matching(request.filter), request,
                              [&](const auto &a, const auto &b) { return comesBefore(a, b, request.sort); });
            });
        };
        desk.reservationCount = [this](const ReservationFilter &filter) {
            return ask(reservationCounts, filter, [&] { return qint64(matching(filter).size()); });
        };
        desk.reservationCard = [this](const ReservationId &id) {
            return ask(reservationCards, id, [&] {
                for (const ReservationRow &row : reservations) {
                    if (row.id == id)
                        return std::optional(ReservationCard{row, stockOf(id.sku)});
                }
                return std::optional<ReservationCard>();
            });
        };
        desk.stockPage = [this](const StockPageRequest &request) {
            return ask(stockPages, request, [&] {
                return pageOf(matching(request.filter), request,
                              [&](const auto &a, const auto &b) { return comesBefore(a, b, request.sort); });
            });
        };
        desk.stockCount = [this](const StockFilter &filter) {
            return ask(stockCounts, filter, [&] { return qint64(matching(filter).size()); });
        };
        desk.stockCard = [this](SkuId sku) {
            return ask(stockCards, sku, [&] {
                const std::optional<StockRow> row = stockOf(sku);
                if (!row)
                    return std::optional<StockCard>();
                StockCard card;
                card.stock = *row;
                for (const ReservationRow &held : reservations) {
                    if (held.id.sku != sku || held.status != "held")
                        continue;
                    card.heldBy.push_back({held.id.order, held.customer, held.customerName, held.quantity, held.heldAt,
                                           held.orderStatus});
                    card.heldSum += held.quantity;
                }
                return std::optional(card);
            });
        };
        desk.find = [this](const QString &text) {
            return ask(searches, text, [&] {
                Found found;
                for (const OrderRow &order : orders) {
                    if (QString::number(number(order.id)) == text || order.externalRef == text.toUtf8())
                        found.orders.push_back(order);
                }
                for (const Found::Sku &sku : skus) {
                    if (sku.code == text.toUtf8())
                        found.skus.push_back(sku);
                }
                for (const CustomerRow &customer : customers) {
                    if (customer.name.startsWith(text) || QString::number(number(customer.id)) == text)
                        found.customers.push_back(customer);
                }
                return found;
            });
        };
        desk.customerById = [this](CustomerId id) {
            return ask(customersAsked, id, [&] {
                for (const CustomerRow &customer : customers) {
                    if (customer.id == id)
                        return std::optional(customer);
                }
                return std::optional<CustomerRow>();
            });
        };
        desk.reservationRows = [this](const std::vector<OrderId> &ids) {
            return ask(reservationRowsAsked, ids, [&] {
                std::vector<ReservationRow> found;
                for (const ReservationRow &row : reservations) {
                    if (std::find(ids.begin(), ids.end(), row.id.order) != ids.end())
                        found.push_back(row);
                }
                return found;
            });
        };
        desk.stockRows = [this](const std::vector<SkuId> &ids) {
            return ask(stockRowsAsked, ids, [&] {
                std::vector<StockRow> found;
                for (const StockRow &row : stock) {
                    if (std::find(ids.begin(), ids.end(), row.sku) != ids.end())
                        found.push_back(row);
                }
                return found;
            });
        };
        desk.pending = [this] { return ask(pendings, 0, [&] { return pending; }); };
        desk.resolvePending = [this] { return resolves.emplace_back(0).future(); };
        desk.carryOutPending = [this](const OperationId &id) { return carriedOut.emplace_back(id).future(); };
        desk.leavePending = [this](const OperationId &id) { return left.emplace_back(id).future(); };
        desk.seenPending = [this](const OperationId &id) { return seen.emplace_back(id).future(); };
        desk.versions = [this](const OnScreen &onScreen) { return versions.emplace_back(onScreen).future(); };
        desk.quotePage = [this](const QuotePageRequest &request) {
            return ask(quotePages, request, [&] {
                return pageOf(matching(request.filter), request,
                              [&](const auto &a, const auto &b) { return comesBefore(a, b, request.sort); });
            });
        };
        desk.quoteRows = [this](const std::vector<QuoteId> &ids) {
            return ask(quoteRowsAsked, ids, [&] {
                std::vector<QuoteRow> found;
                for (const QuoteRow &row : quotes) {
                    if (std::find(ids.begin(), ids.end(), row.id) != ids.end())
                        found.push_back(row);
                }
                return found;
            });
        };
        desk.quoteCount = [this](const QuoteFilter &filter) {
            return ask(quoteCounts, filter, [&] { return qint64(matching(filter).size()); });
        };
        desk.quoteCard = [this](QuoteId id) {
            return ask(quoteCards, id, [&] {
                for (const QuoteRow &row : quotes) {
                    if (row.id == id)
                        return std::optional(quoteCard(row, serverNow));
                }
                return std::optional<QuoteCard>();
            });
        };
        desk.cancelOrder = [this](const CancelOrder &request) { return cancels.emplace_back(request).future(); };
        desk.issueQuote = [this](const IssueQuote &request) { return issues.emplace_back(request).future(); };
        desk.acceptQuote = [this](const AcceptQuote &request) { return accepts.emplace_back(request).future(); };
        desk.placeOrder = [this](const PlaceOrder &request) { return places.emplace_back(request).future(); };
        desk.receiveStock = [this](const ReceiveStock &request) { return receives.emplace_back(request).future(); };
        desk.countStock = [this](const CountStock &request) { return stockCountings.emplace_back(request).future(); };
        desk.changePrice = [this](const ChangePrice &request) { return priceChanges.emplace_back(request).future(); };
        return desk;
    }

    OrderRow *order(qint64 id)
    {
        const auto found =
            std::find_if(orders.begin(), orders.end(), [&](const OrderRow &row) { return row.id == OrderId{id}; });
        return found == orders.end() ? nullptr : &*found;
    }
    std::optional<OrderCard> card(OrderId id)
    {
        const OrderRow *row = order(number(id));
        return row ? std::optional(orderCard(*row)) : std::nullopt;
    }
    std::vector<OrderRow> page(const OrderPageRequest &request) const
    {
        std::vector<OrderRow> found = matching(request.filter);
        std::sort(found.begin(), found.end(), [&](const OrderRow &a, const OrderRow &b) {
            return comesBefore(placeOf(a), placeOf(b), request.sort);
        });
        if (request.after)
            std::erase_if(
                found, [&](const OrderRow &row) { return !comesBefore(*request.after, placeOf(row), request.sort); });
        if (std::ssize(found) > request.limit)
            found.resize(std::size_t(request.limit));
        return found;
    }

    // What a store with these rows answers to the watch; the test answers versions itself.
    Versions versionsNow(const OnScreen &onScreen) const
    {
        Versions now;
        now.now = Instant{QDateTime::currentMSecsSinceEpoch() * 1000};
        for (const OrderRow &row : orders) {
            now.newestOrder = std::max(now.newestOrder, std::optional(row.id));
            if (std::find(onScreen.orders.begin(), onScreen.orders.end(), row.id) != onScreen.orders.end())
                now.orders.emplace_back(row.id, row.version);
        }
        for (const StockRow &row : stock) {
            if (std::find(onScreen.skus.begin(), onScreen.skus.end(), row.sku) != onScreen.skus.end())
                now.skus.emplace_back(row.sku, row.version);
        }
        for (const QuoteRow &row : quotes) {
            now.newestQuote = std::max(now.newestQuote, std::optional(row.id));
            if (std::find(onScreen.quotes.begin(), onScreen.quotes.end(), row.id) != onScreen.quotes.end())
                now.quotes.emplace_back(row.id, row.version);
        }
        return now;
    }

private:
    std::optional<StockRow> stockOf(SkuId sku) const
    {
        for (const StockRow &row : stock) {
            if (row.sku == sku)
                return row;
        }
        return std::nullopt;
    }
    std::vector<ReservationRow> matching(const ReservationFilter &filter) const
    {
        std::vector<ReservationRow> found;
        for (const ReservationRow &row : reservations) {
            if ((!filter.customer || row.customer == *filter.customer) &&
                (!filter.status || row.status == *filter.status) && (!filter.sku || row.id.sku == *filter.sku) &&
                row.code.startsWith(filter.text.toUtf8()))
                found.push_back(row);
        }
        return found;
    }
    std::vector<StockRow> matching(const StockFilter &filter) const
    {
        std::vector<StockRow> found;
        for (const StockRow &row : stock) {
            if ((filter.only != StockFilter::Only::Reserved || row.reserved > 0) &&
                (filter.only != StockFilter::Only::SoldOut || row.available == 0) &&
                row.code.startsWith(filter.text.toUtf8()))
                found.push_back(row);
        }
        return found;
    }
    std::vector<QuoteRow> matching(const QuoteFilter &filter) const
    {
        using Only = QuoteFilter::Only;
        std::vector<QuoteRow> found;
        for (const QuoteRow &row : quotes) {
            const Only is = row.acceptedAt ? Only::Used : row.expiresAt > serverNow ? Only::Open : Only::Expired;
            if ((!filter.customer || row.customer == *filter.customer) &&
                (filter.only == Only::All || filter.only == is) &&
                (row.customerName.startsWith(filter.text) || QString::number(number(row.id)) == filter.text))
                found.push_back(row);
        }
        return found;
    }
    template <class Row, class Request, class Before>
    static std::vector<Row> pageOf(std::vector<Row> found, const Request &request, Before before)
    {
        std::sort(found.begin(), found.end(),
                  [&](const Row &a, const Row &b) { return before(placeOf(a), placeOf(b)); });
        if (request.after)
            std::erase_if(found, [&](const Row &row) { return !before(*request.after, placeOf(row)); });
        if (std::ssize(found) > request.limit)
            found.resize(std::size_t(request.limit));
        return found;
    }
    std::vector<OrderRow> matching(const OrderFilter &filter) const
    {
        std::vector<OrderRow> found;
        for (const OrderRow &row : orders) {
            if ((!filter.customer || row.customer == *filter.customer) &&
                (!filter.status || row.status == *filter.status) &&
                (filter.text.isEmpty() || row.customerName.startsWith(filter.text)))
                found.push_back(row);
        }
        return found;
    }
    template <class Request, class T, class Value>
    QFuture<Reply<T>> ask(Questions<Request, T> &questions, const Request &request, Value value)
    {
        const Question<Request, T> &question = questions.emplace_back(request);
        if (answersReads)
            question.answer(value());
        return question.future();
    }
};

} // namespace holdfast::test
