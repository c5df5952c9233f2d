// SPDX-License-Identifier: GPL-3.0-or-later
// The first test of all (lesson 5): a retry must not give back what another order holds. 8 available, 2 reserved for A;
// A is cancelled and the reply lost; B reserves 3; A is cancelled again.
#include "sql/connection/session.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

using namespace holdfast;
using namespace holdfast::test;

class tst_OpeningStory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSecondCancelLeavesTheUnitsOfAnotherOrderAlone_data()
    {
        QTest::addColumn<int>("isolation");
        QTest::newRow("READ COMMITTED") << int(Isolation::ReadCommitted);
        QTest::newRow("REPEATABLE READ") << int(Isolation::RepeatableRead);
    }
    void aSecondCancelLeavesTheUnitsOfAnotherOrderAlone()
    {
        QFETCH(const int, isolation);
        const ScratchSchema schema("story");
        ConnectionSettings settings = schema.settings();
        settings.isolation = Isolation(isolation);
        StoreBuilder store(schema);
        const CustomerId ada = store.customer("Ada");
        const CustomerId ben = store.customer("Ben");
        const SkuId mug = store.sku("MUG-01", 10);

        const OrderId a = store.order(ada, {{mug, 2}});
        QCOMPARE(store.stock(mug), (Stock{8, 2}));

        Session deskOne(settings);
        const CancelOrderOutcome first = cancel(deskOne, cancelFor(ada, a));
        QVERIFY(std::holds_alternative<Cancelled>(first));
        QCOMPARE(store.stock(mug), (Stock{10, 0}));

        const OrderId b = store.order(ben, {{mug, 3}});
        QCOMPARE(store.stock(mug), (Stock{7, 3}));

        Session deskTwo(settings); // the reply was lost: somebody asks again, elsewhere
        const CancelOrderOutcome second = cancel(deskTwo, cancelFor(ada, a));
        const auto *already = std::get_if<AlreadyCancelled>(&second);
        QVERIFY(already);
        QCOMPARE(already->at, std::get<Cancelled>(first).at);

        QCOMPARE(store.stock(mug), (Stock{7, 3}));
        QCOMPARE(store.heldSum(mug), 3);
        QCOMPARE(store.reservationStatus(b, mug), QByteArray("held"));
        QCOMPARE(store.orderStatus(b), QByteArray("created"));
        QCOMPARE(store.brokenRules(), QByteArrayList());
    }
};

HOLDFAST_TEST_MAIN(tst_OpeningStory)
#include "tst_opening_story.moc"
