// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/fake_desk.h"

namespace holdfast::test {

// A store whose cases the test answers when it likes.
struct FakeCasePages
{
    FakeDesk::Questions<IncidentId, std::optional<CasePage>> pages;
    FakeDesk::Questions<SkuId, std::optional<WhyReserved>> whys;
    FakeDesk::Questions<HandleIncident, HandleIncidentOutcome> handlings;

    void addTo(StoreDesk &desk)
    {
        desk.diagnostics.casePage = [this](IncidentId id) { return pages.emplace_back(id).future(); };
        desk.diagnostics.whyReserved = [this](SkuId sku) { return whys.emplace_back(sku).future(); };
        desk.diagnostics.handleIncident = [this](const HandleIncident &asked) {
            return handlings.emplace_back(asked).future();
        };
    }
    StoreDesk desk()
    {
        StoreDesk desk;
        addTo(desk);
        return desk;
    }
};

inline const Instant kCaseOpened{1'764'000'000'000'000};

inline Instant afterOpening(qint64 minutes)
{
    return {kCaseOpened.micros + minutes * 60'000'000};
}

inline CasePage::Movement movementOf(const QByteArray &kind, qint64 version, std::pair<qint64, qint64> change,
                                     std::pair<qint64, qint64> sums, std::optional<qint64> order = {},
                                     const QString &who = QStringLiteral("desk-1"))
{
    return {{kind, change.first, change.second, order, {}, who, afterOpening(version - 60), version},
            sums.first,
            sums.second};
}

// The article's double give-back: order A was released twice, so that of the 3 units that order B holds the counter
// counts one: 9 / 1, and in all 10 as there should be.
inline CasePage doubleGiveBack()
{
    CasePage page;
    page.snapshot = afterOpening(5);
    IncidentRow &incident = page.incident.incident;
    incident = {IncidentId{17},
                "stock.reserved-equals-held/sku/7",
                "stock.reserved-equals-held",
                "critical",
                "open",
                kCaseOpened,
                afterOpening(4),
                3,
                {},
                {},
                SkuId{7},
                {}};
    page.incident.openedBy = QStringLiteral("desk-2");
    page.incident.evidence =
        R"({"expected":{"reserved":3},"actual":{"reserved":1},"held_by":[{"order":20874,"quantity":3}]})";
    const QString sup = QStringLiteral("sup-1");
    page.incident.events = {{kCaseOpened, QStringLiteral("desk-2"), "opened", {}, {}, {}},
                            {afterOpening(1), sup, "noted", QStringLiteral("A script ran at noon."), {}, {}},
                            {afterOpening(3), sup, "seen", {}, {}, {}},
                            {afterOpening(4), sup, "seen", {}, {}, {}}};
    CasePage::Sku sku;
    sku.why = {SkuId{7}, "MUG-01", QStringLiteral("Mug, blue"), 9, 1, 41, 3, 1, {}};
    sku.why.by = {{OrderId{20874}, 3, afterOpening(-10), CustomerId{1042}, "created"}};
    sku.openingAvailable = 10;
    sku.openingReserved = 0;
    sku.earlier = 36;
    sku.movements = {movementOf("reserve", 37, {-2, 2}, {8, 2}, 20871),
                     movementOf("release", 38, {2, -2}, {10, 0}, 20871),
                     movementOf("reserve", 39, {-3, 3}, {7, 3}, 20874),
                     movementOf("unattributed", 40, {2, -2}, {9, 1}, {}, QStringLiteral("script"))};
    sku.why.version = 40;
    page.skus = {sku};
    return page;
}

// Lesson 5: cancelled, and held all the same. Another order holds units of the same SKU, and is sound.
inline CasePage cancelledAndHeld()
{
    CasePage page = doubleGiveBack();
    IncidentRow &incident = page.incident.incident;
    incident.id = IncidentId{18};
    incident.invariant = "order.cancelled-holds-none";
    incident.findingKey = "order.cancelled-holds-none/order/1042";
    incident.order = OrderId{1042};
    incident.sku.reset();
    incident.timesSeen = 1;
    page.incident.evidence =
        R"({"order":1042,"status":"cancelled","lines":[{"sku":7,"quantity":2}],"reservations":[{"sku":7,"quantity":2,"status":"held"}],"stock":[]})";
    page.incident.events.resize(1);
    page.order = orderCard(orderRow(1042, "cancelled"));
    page.order->cancelledBy = QStringLiteral("desk-1");
    page.order->cancelReason = QStringLiteral("changed their mind");
    page.order->quote = QuoteId{77};
    page.order->lines[0].reservation = "held";
    page.order->audit.push_back({afterOpening(-1), QStringLiteral("desk-1"), "order cancelled", 2, {}});
    page.reservations = {{SkuId{7}, 2, "held", afterOpening(-30), {}}};
    CasePage::Sku &sku = page.skus[0];
    sku.why.by.insert(sku.why.by.begin(), {OrderId{1042}, 2, afterOpening(-30), CustomerId{1}, "cancelled"});
    sku.why.available = 5;
    sku.why.reserved = 5;
    sku.why.held = 5;
    sku.why.holders = 2;
    sku.movements = {movementOf("reserve", 39, {-2, 2}, {8, 2}, 1042),
                     movementOf("reserve", 40, {-3, 3}, {5, 5}, 20874)};
    sku.earlier = 38;
    page.receipts = {{CustomerId{1},
                      "Accepted",
                      OrderId{1042},
                      QuoteId{77},
                      afterOpening(-30),
                      QStringLiteral("desk-1"),
                      afterOpening(-30),
                      afterOpening(-30),
                      {}}};
    return page;
}

} // namespace holdfast::test
