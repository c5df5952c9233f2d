// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/flows/cancel_order.h"
#include "sql/flows/issue_quote.h"
#include "sql/flows/joint_reservation.h"
#include "tests/support/raw_client.h"
#include "tests/support/test_server.h"

#include <vector>

namespace holdfast {
class Session;
}

namespace holdfast::test {

// available / reserved of a SKU, as the articles write it.
struct Stock
{
    qint64 available = 0;
    qint64 reserved = 0;
    bool operator==(const Stock &) const = default;
};

// Puts rows into a scratch schema by the product's own flows and looks at them as a stranger would.
class StoreBuilder
{
public:
    explicit StoreBuilder(const ScratchSchema &schema);

    CustomerId customer(const char *name = "Ada");
    SkuId sku(const char *code, qint64 available, qint64 priceMinor = 25'000);
    // Reserves through the joint reservation; must succeed.
    OrderId order(CustomerId customer, const std::vector<std::pair<SkuId, qint64>> &lines);
    // Issued at the SKUs' prices, for the store's period; must succeed.
    QuoteId quote(CustomerId customer, const std::vector<std::pair<SkuId, qint64>> &lines);

    void setRoad(OrderRoad road); // the store's, as its owner

    Stock stock(SkuId sku);
    QByteArray orderStatus(OrderId order);
    QByteArray reservationStatus(OrderId order, SkuId sku);
    qint64 heldSum(SkuId sku);
    qint64 movements(SkuId sku);
    // Every rule about orders, reservations, stock and movements that must hold after any run; empty: all hold.
    QByteArrayList brokenRules();

    RawClient &client() { return m_client; }
    // For desks that stand in line for one row: with limits that waiting, which is not what is tested, does not reach.
    ConnectionSettings inACrowd() const;

private:
    ConnectionSettings m_settings;
    RawClient m_client;
};

IssueQuote issueFor(CustomerId customer, const std::vector<std::pair<SkuId, qint64>> &lines);
OrderDraft draft(CustomerId customer, const std::vector<std::pair<SkuId, qint64>> &lines);
CancelOrder cancelFor(CustomerId customer, OrderId order, const QString &reason = QStringLiteral("changed their mind"));
CancelOrderOutcome cancel(Session &session, const CancelOrder &request);

} // namespace holdfast::test
