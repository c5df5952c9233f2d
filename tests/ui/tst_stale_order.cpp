// SPDX-License-Identifier: GPL-3.0-or-later
// One order on two screens: the store decides, whatever a screen still shows, and each screen says what became of it.
#include "app/window/language.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/orders/order_details.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

using namespace holdfast;
using namespace holdfast::test;

namespace {

// Cancels as the real one: once, and the same operation sees its own success again.
struct DecidingStore
{
    FakeDesk store;
    std::optional<OperationId> winner;
    int given = 0; // units back on sale

    StoreDesk desk()
    {
        StoreDesk desk = store.desk();
        desk.cancelOrder = [this](const CancelOrder &request) {
            const auto &question = store.cancels.emplace_back(request);
            question.answer(decide(request));
            return question.future();
        };
        return desk;
    }
    CancelOrderOutcome decide(const CancelOrder &request)
    {
        OrderRow *row = store.order(number(request.order));
        if (!row)
            return NotFound{};
        const Instant at{1'764'000'000'000'000};
        const QString by = QStringLiteral("desk-1");
        if (winner == request.operation)
            return Cancelled{at, by, {{SkuId{7}, row->units}}, true};
        if (winner)
            return AlreadyCancelled{at, by, {}};
        if (row->status != "created")
            return NotCancellable{row->status};
        *row = orderRow(number(row->id), "cancelled");
        row->version = 2;
        winner = request.operation;
        given += int(row->units);
        return Cancelled{at, by, {{SkuId{7}, row->units}}, false};
    }
};

struct Screen
{
    std::unique_ptr<OrderDetails> details;

    explicit Screen(DecidingStore &store) : details(std::make_unique<OrderDetails>(store.desk()))
    {
        details->show();
        details->setServed(CustomerId{1});
        details->setOrder(OrderId{1});
    }
    bool shows() const
    {
        return QTest::qWaitFor([&] { return details->card().has_value(); });
    }
    void open() const
    {
        details->cancelButton()->click();
        details->reasonField()->setEditText(QStringLiteral("ordered twice"));
    }
    bool answered() const
    {
        return QTest::qWaitFor([&] { return !details->isBusy() && details->answer()->isVisible(); });
    }
    bool says(const QString &what) const
    {
        const QList<QLabel *> labels = details->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text().contains(what); });
    }
};

} // namespace

class tst_StaleOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        m_language.use(QStringLiteral("en"));
    }
    void init()
    {
        m_store = {};
        m_store.store.orders = {orderRow(1)};
    }

    void theSecondScreenIsToldBeforeItAsks()
    {
        const Screen first(m_store), second(m_store);
        QVERIFY(first.shows() && second.shows());
        first.open();
        first.details->confirmButton()->click();
        QVERIFY(first.answered());
        QVERIFY(first.details->answer()->sentence().startsWith(u"Cancelled."));
        QCOMPARE(second.details->card()->order.status, QByteArray("created")); // what it still shows
        second.open();
        QTRY_VERIFY(second.says(QStringLiteral("It was cancelled at ")));
        QVERIFY(!second.details->confirmButton()->isVisible());
        QCOMPARE(m_store.store.cancels.size(), 1u);
        QCOMPARE(m_store.given, 2);
    }

    // Both were sure of it, and neither could read it again.
    void theStoreDecidesWhereNoScreenCouldLookAgain()
    {
        const Screen first(m_store), second(m_store);
        QVERIFY(first.shows() && second.shows());
        m_store.store.answersReads = false;
        for (const Screen *screen : {&first, &second}) {
            screen->open();
            screen->details->confirmButton()->click();
        }
        QTRY_COMPARE_WITH_TIMEOUT(m_store.store.cancels.size(), 2u, 5'000);
        QVERIFY(first.answered() && second.answered());
        QVERIFY(first.details->answer()->sentence().startsWith(u"Cancelled."));
        QVERIFY(second.details->answer()->sentence().startsWith(u"Already cancelled at "));
        QVERIFY(!(m_store.store.cancels.at(0).request.operation == m_store.store.cancels.at(1).request.operation));
        QCOMPARE(m_store.given, 2);
    }

private:
    Language m_language;
    DecidingStore m_store;
};

HOLDFAST_GUI_TEST_MAIN(tst_StaleOrder)
#include "tst_stale_order.moc"
