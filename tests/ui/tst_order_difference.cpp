// SPDX-License-Identifier: GPL-3.0-or-later
// Every difference that matters to a cancel has a sentence, and what does not matter has none.
#include "app/window/language.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/orders/order_difference.h"

#include <functional>

using namespace holdfast;
using namespace holdfast::test;

class tst_OrderDifference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_language.use(QStringLiteral("en")); }

    void saysASentenceAChange_data()
    {
        using Change = std::function<void(OrderCard &)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QStringList>("said");
        const auto row = [](const char *name, const Change &change, const QStringList &said) {
            QTest::newRow(name) << change << said;
        };
        const QString mug = QStringLiteral("2 × Mug ");
        row("nothing", [](OrderCard &) {}, {});
        row("the stock alone", [](OrderCard &card) { card.lines[0].available = 3; }, {});
        row("version", [](OrderCard &card) { card.order.version = 2; },
            {QStringLiteral("It was changed in something that is not shown here.")});
        row("paid", [](OrderCard &card) { card.order.status = "paid"; }, {QStringLiteral("Its status is now paid.")});
        row("paid, with its version",
            [](OrderCard &card) {
                card.order.status = "paid";
                card.order.version = 2;
            },
            {QStringLiteral("Its status is now paid.")});
        row("no longer held", [](OrderCard &card) { card.lines[0].reservation = "released"; },
            {mug + QStringLiteral("is no longer held.")});
        row("without reservation", [](OrderCard &card) { card.lines[0].reservation.clear(); },
            {mug + QStringLiteral("is no longer held.")});
        row("fewer held", [](OrderCard &card) { card.lines[0].reservedQuantity = 1; },
            {QStringLiteral("1 × Mug is now held for it.")});
        row("another quantity", [](OrderCard &card) { card.lines[0].quantity = 3; },
            {QStringLiteral("2 × Mug is now 3 × Mug.")});
        row("line gone", [](OrderCard &card) { card.lines.clear(); }, {mug + QStringLiteral("is no longer on it.")});
        row("line come",
            [](OrderCard &card) {
                card.lines.push_back(card.lines[0]);
                card.lines[1].lineNo = 2;
            },
            {mug + QStringLiteral("has come to it.")});
        row("total", [](OrderCard &card) { card.order.total.minor += 100; },
            {QStringLiteral("Its total is now TWD\u00a0501.00.")});
        row("customer",
            [](OrderCard &card) {
                card.order.customer = CustomerId{2};
                card.order.customerName = QStringLiteral("Ben %2");
            },
            {QStringLiteral("It is now an order of Ben %2.")});
        row("two at once",
            [](OrderCard &card) {
                card.order.status = "paid";
                card.lines[0].reservation = "released";
            },
            {QStringLiteral("Its status is now paid."), mug + QStringLiteral("is no longer held.")});
    }
    void saysASentenceAChange()
    {
        QFETCH(std::function<void(OrderCard &)>, change);
        QFETCH(QStringList, said);
        const OrderCard drawn = orderCard(orderRow(1));
        OrderCard now = drawn;
        change(now);
        QCOMPARE(orderDifference(drawn, now), said);
    }

    // Its reservations go with it, as everybody expects.
    void aCancelIsOneSentence()
    {
        OrderCard now = orderCard(orderRow(1, "cancelled"));
        now.cancelledBy = QStringLiteral("desk-2");
        const QStringList said = orderDifference(orderCard(orderRow(1)), now);
        QCOMPARE(said.size(), 1);
        QVERIFY(said.first().startsWith(u"It was cancelled at "));
        QVERIFY(said.first().endsWith(u" by desk-2."));
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_OrderDifference)
#include "tst_order_difference.moc"
