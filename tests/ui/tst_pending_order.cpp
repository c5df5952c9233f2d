// SPDX-License-Identifier: GPL-3.0-or-later
// An order's panel and what the journal has of that order. The store and the journal are played by the test.
#include "sql/journal/cancel_entry.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/orders/order_details.h"
#include "ui/pending/pending_operations.h"
#include "ui/shared/theme.h"

#include <QPushButton>

using namespace holdfast;
using namespace holdfast::test;

using State = JournalEntry::State;

namespace {

PendingOperation pendingOf(qint64 order, State state, const QByteArray &answer = {})
{
    PendingOperation pending{journalEntry({}, {OperationId::make(), OrderId{order}, CustomerId{1}, {}})};
    pending.entry.state = state;
    pending.entry.answer = answer;
    return pending;
}

// Orders 1 and 2 are Ada's, who is being served.
struct Desk
{
    FakeDesk store;
    PendingOperations operations{store.desk()};
    OrderDetails details{store.desk()};

    Desk()
    {
        store.orders = {orderRow(1), orderRow(2, "cancelled")};
        details.setPending(&operations);
        details.resize(372, 640);
        details.show();
        details.setServed(CustomerId{1});
    }
    bool show(qint64 id)
    {
        details.setOrder(OrderId{id});
        return QTest::qWaitFor([&] { return details.card() && details.card()->order.id == OrderId{id}; });
    }
    bool has(const std::vector<PendingOperation> &pending)
    {
        store.pending = pending;
        operations.refresh();
        return QTest::qWaitFor([&] { return operations.all().size() == pending.size(); });
    }
};

} // namespace

class tst_PendingOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::apply(*qApp, Theme::Mode::Light); }

    // Asked before this program began, too.
    void nothingIsGivenToTheCustomerBeforeItIsKnown()
    {
        Desk desk;
        QVERIFY(desk.show(2));
        QVERIFY(desk.details.copyButton()->isVisible() && desk.details.printButton()->isVisible());
        QVERIFY(desk.has({pendingOf(2, State::Unconfirmed)}));
        QVERIFY(!desk.details.copyButton()->isVisible() && !desk.details.printButton()->isVisible());
        QVERIFY(desk.has({pendingOf(2, State::Answered, "Cancelled"), pendingOf(1, State::Unconfirmed)}));
        QVERIFY(desk.details.copyButton()->isVisible() && desk.details.printButton()->isVisible());
    }

    // This computer's clock may have been set back between the two: the order of the list tells nothing.
    void whatIsOpenComesBeforeWhatIsAnswered()
    {
        Desk desk;
        const PendingOperation open = pendingOf(1, State::Unconfirmed);
        QVERIFY(desk.has({open, pendingOf(1, State::Answered, "NotFound")}));
        QCOMPARE(desk.operations.ofOrder(OrderId{1})->entry.operation, open.entry.operation);
        QVERIFY(desk.show(1));
        desk.details.cancelButton()->click();
        QVERIFY(!desk.details.confirmButton()->isVisible()); // no second operation before it is known
    }

    // A look at the store takes it off the supervisors' list.
    void whatIsLeftUndoneIsLookedAtOnceMore()
    {
        Desk desk;
        const PendingOperation undone = pendingOf(1, State::Unconfirmed, "NotDone");
        QVERIFY(desk.has({undone}));
        QCOMPARE(desk.store.resolves.size(), 0u);
        desk.operations.leave(undone.entry.operation);
        desk.store.pending.clear();
        desk.store.left.at(0).answer(true);
        QTRY_COMPARE(desk.store.resolves.size(), 1u);
        desk.store.resolves.at(0).answer({});
        QTRY_VERIFY(!desk.operations.isResolving());
        QCOMPARE(desk.store.resolves.size(), 1u);
    }

    void whatTheJournalHasIsShownWhileTheStoreIsAway()
    {
        Desk desk;
        desk.store.pending = {pendingOf(1, State::Unconfirmed)};
        desk.operations.resolve();
        desk.store.resolves.at(0).fail(DbError::Kind::Unreachable);
        QTRY_COMPARE(desk.operations.unknown(), 1);
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_PendingOrder)
#include "tst_pending_order.moc"
