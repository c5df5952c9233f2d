// SPDX-License-Identifier: GPL-3.0-or-later
// The list of orders, read page by page, against a plain vector. Seeds are printed with what fails.
#include "models/order_table_model.h"
#include "models/quote_table_model.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

#include <random>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using Rows = std::vector<OrderRow>;
using State = OrderTableModel::State;

struct PageAsked
{
    quint64 ticket = 0;
    std::optional<OrderRow> after;
};

// The model with what it asked, and every rule of Qt's item models held at each step.
struct Harness
{
    std::vector<PageAsked> asked;
    OrderTableModel model{
        [this](quint64 ticket, const std::optional<OrderRow> &after) {
            asked.push_back({ticket, after});
        },
        [](const OrderRow &order, int column) { return QStringLiteral("%1/%2").arg(number(order.id)).arg(column); }};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    Harness() { tester.setUseFetchMore(false); }
    void feed(const Rows &rows, bool last) { model.feed(asked.back().ticket, rows, last); }
    QList<qint64> ids() const
    {
        QList<qint64> all;
        for (const OrderRow &order : model.orders())
            all << number(order.id);
        return all;
    }
};

Rows rowsOf(const QList<qint64> &ids)
{
    Rows rows;
    for (const qint64 id : ids)
        rows.push_back(orderRow(id));
    return rows;
}

OrderSort sortOf(bool oldestFirst)
{
    return oldestFirst ? OrderSort::Oldest : OrderSort::Newest;
}

bool comesBefore(const OrderRow &a, const OrderRow &b, bool oldestFirst)
{
    const auto keyA = std::pair(a.createdAt, a.id), keyB = std::pair(b.createdAt, b.id);
    return oldestFirst ? keyA < keyB : keyB < keyA;
}

} // namespace

class tst_OrderTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksForTheFirstPageAndThenAfterTheLastRow()
    {
        Harness list;
        list.model.restart(OrderSort::Newest);
        QCOMPARE(list.asked.size(), 1u);
        QVERIFY(!list.asked.at(0).after);
        QCOMPARE(list.model.state(), State::Loading);

        list.feed(rowsOf({9, 8}), false);
        QCOMPARE(list.model.state(), State::Partial);
        QVERIFY(list.model.canFetchMore({}));
        list.model.fetchMore({});
        QCOMPARE(list.asked.size(), 2u);
        QCOMPARE(list.asked.at(1).after->id, OrderId{8});

        list.feed(rowsOf({7}), true);
        QCOMPARE(list.ids(), (QList<qint64>{9, 8, 7}));
        QCOMPARE(list.model.state(), State::Complete);
        QVERIFY(!list.model.canFetchMore({}));
    }

    void doesNotAskAgainWhileAPageIsOnItsWay()
    {
        Harness list;
        list.model.restart(OrderSort::Newest);
        QVERIFY(!list.model.canFetchMore({}));
        list.model.fetchMore({});
        list.feed(rowsOf({9}), false);
        list.model.fetchMore({});
        list.model.fetchMore({});
        QCOMPARE(list.asked.size(), 2u);
    }

    void aViewThatHearsOfARestartDoesNotMakeItAskTwice()
    {
        Harness list;
        list.model.restart(OrderSort::Newest);
        list.feed(rowsOf({9, 8}), false);
        connect(&list.model, &QAbstractItemModel::modelReset, &list.model, [&] {
            if (list.model.canFetchMore({}))
                list.model.fetchMore({});
        });
        list.model.restart(OrderSort::Oldest);
        QCOMPARE(list.asked.size(), 2u);
    }

    void takesOnlyTheAnswerToTheNewestQuestion()
    {
        Harness list;
        list.model.restart(OrderSort::Newest);
        const quint64 first = list.asked.back().ticket;
        list.model.restart(OrderSort::Oldest);
        const quint64 second = list.asked.back().ticket;
        list.model.restart(OrderSort::Newest);

        list.model.feed(second, rowsOf({1, 2}), true); // out of order, and late
        list.model.feed(first, rowsOf({9, 8}), true);
        list.model.fail(first);
        QCOMPARE(list.model.rowCount(), 0);
        QCOMPARE(list.model.state(), State::Loading);

        list.feed(rowsOf({9, 8}), true);
        QCOMPARE(list.ids(), (QList<qint64>{9, 8}));
        list.model.feed(second, rowsOf({7, 6}), false);
        QCOMPARE(list.ids(), (QList<qint64>{9, 8}));
        QCOMPARE(list.model.state(), State::Complete);
    }

    void aPageThatFailsKeepsTheRowsAndCanBeAskedAgain()
    {
        Harness list;
        list.model.restart(OrderSort::Newest);
        list.feed(rowsOf({9, 8}), false);
        list.model.fetchMore({});
        list.model.fail(list.asked.back().ticket);
        QCOMPARE(list.model.state(), State::Failed);
        QCOMPARE(list.ids(), (QList<qint64>{9, 8}));
        QVERIFY(!list.model.canFetchMore({})); // scrolling does not hammer on a server that is down

        list.model.retry();
        QCOMPARE(list.model.state(), State::Loading);
        QCOMPARE(list.asked.back().after->id, OrderId{8});
        list.feed(rowsOf({7}), true);
        QCOMPARE(list.ids(), (QList<qint64>{9, 8, 7}));

        list.model.retry(); // nothing has failed
        QCOMPARE(list.asked.size(), 3u);
    }

    void aRowThatArrivedMeanwhileIsNotShownTwice()
    {
        Harness list;
        list.model.restart(OrderSort::Newest);
        list.feed(rowsOf({9, 8, 7}), false);
        list.model.fetchMore({});
        list.model.update({OrderId{9}}, {}); // vanishes while the page is read
        list.model.replaceHead(rowsOf({8, 7, 6}), false);
        list.feed(rowsOf({6, 5, 4}), true);
        QCOMPARE(list.ids(), (QList<qint64>{8, 7, 6, 5, 4}));
    }

    void theLastRowMayVanishWhileTheNextPageIsRead()
    {
        Harness list;
        list.model.restart(OrderSort::Newest);
        list.feed(rowsOf({9, 8, 7}), false);
        list.model.fetchMore({});
        list.model.update({OrderId{7}, OrderId{8}}, rowsOf({8}));
        list.feed(rowsOf({6, 5}), false);
        QCOMPARE(list.ids(), (QList<qint64>{9, 8, 6, 5}));
        list.model.fetchMore({});
        QCOMPARE(list.asked.back().after->id, OrderId{5});
    }

    void aListThatHasGrownIsNotTakenForComplete()
    {
        Harness list;
        list.model.restart(OrderSort::Oldest);
        list.feed(rowsOf({1, 2}), true);
        list.model.replaceHead(rowsOf({1, 2, 3}), false); // a full page: there may be more behind it
        QVERIFY(list.model.canFetchMore({}));
        list.model.fetchMore({});
        QCOMPARE(list.asked.back().after->id, OrderId{3});
        list.feed(rowsOf({4}), true);
        QCOMPARE(list.ids(), (QList<qint64>{1, 2, 3, 4}));
    }

    void whatIsTheWholeListEndsThere()
    {
        Harness list;
        list.model.restart(OrderSort::Newest);
        list.feed(rowsOf({9, 8, 7}), false);
        list.model.replaceHead(rowsOf({9, 7}), true);
        QCOMPARE(list.ids(), (QList<qint64>{9, 7}));
        QCOMPARE(list.model.state(), State::Complete);
    }

    void onlyWhatHasChangedIsToldAsChanged()
    {
        Harness list;
        list.model.restart(OrderSort::Newest);
        list.feed(rowsOf({9, 8, 7}), true);
        QSignalSpy changed(&list.model, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&list.model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&list.model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy reset(&list.model, &QAbstractItemModel::modelReset);
        Rows now = rowsOf({9, 8, 7});
        now[1].status = "cancelled";
        now[1].version = 2;
        list.model.replaceHead(now, true);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
        QCOMPARE(list.model.index(1, OrderTableModel::Status).data(OrderTableModel::StatusRole).toByteArray(),
                 QByteArray("cancelled"));
        QCOMPARE(inserted.size() + removed.size() + reset.size(), 0);
    }

    void cellsAndTitlesAreWhatTheWindowSays()
    {
        Harness list;
        list.model.setTitles({QStringLiteral("No."), QStringLiteral("Placed")});
        list.model.restart(OrderSort::Newest);
        list.feed(rowsOf({9}), true);
        QCOMPARE(list.model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Placed"));
        QVERIFY(!list.model.headerData(0, Qt::Vertical, Qt::DisplayRole).isValid());
        QCOMPARE(list.model.index(0, 3).data().toString(), QStringLiteral("9/3"));
        QCOMPARE(list.model.index(0, 3).data(OrderTableModel::OrderRole).toLongLong(), 9);
        QVERIFY(list.model.index(0, OrderTableModel::Total).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
        QVERIFY(list.model.index(0, OrderTableModel::Number).data(Qt::TextAlignmentRole).toInt() & Qt::AlignLeft);
        QCOMPARE(list.model.rowOf(OrderId{9}), std::optional(0));
        QVERIFY(!list.model.rowOf(OrderId{1}));
    }

    void aViewKeepsItsMarkAndItsPlace()
    {
        Harness list;
        QTableView view;
        view.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        view.resize(400, 300);
        view.setModel(&list.model);
        view.setSelectionBehavior(QAbstractItemView::SelectRows);
        view.show();
        list.model.restart(OrderSort::Newest);
        QList<qint64> ids;
        for (qint64 id = 300; id > 100; --id)
            ids << id;
        list.feed(rowsOf(ids), false);
        view.selectRow(*list.model.rowOf(OrderId{250}));
        view.verticalScrollBar()->setValue(2'000);
        const QPersistentModelIndex mark = view.currentIndex();
        const int place = view.verticalScrollBar()->value();
        QCOMPARE(place, 2'000);

        ids.removeOne(299);
        ids.removeOne(200);
        Rows now = rowsOf(QList<qint64>{302, 301} + ids);
        now[40].status = "cancelled";
        now[40].version = 2;
        list.model.replaceHead(now, false);
        list.model.update({OrderId{250}, OrderId{249}}, rowsOf({250}));
        QCoreApplication::processEvents();
        QVERIFY(mark.isValid());
        QCOMPARE(mark.data(OrderTableModel::OrderRole).toLongLong(), 250);
        QCOMPARE(view.currentIndex(), QModelIndex(mark));
        QCOMPARE(view.selectionModel()->selectedRows().size(), 1);
        QCOMPARE(view.selectionModel()->selectedRows().at(0).data(OrderTableModel::OrderRole).toLongLong(), 250);
        QCOMPARE(view.verticalScrollBar()->value(), place);
    }

    // Everything that can happen to a list, in any order: after each step it holds what a plain vector holds, and a
    // mark is still on its order.
    void anySequenceOfChangesMatchesAPlainVector_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 60; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void anySequenceOfChangesMatchesAPlainVector()
    {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        const auto upTo = [&](qsizetype most) { return std::uniform_int_distribution<qsizetype>(0, most)(random); };
        constexpr int kPage = 7;

        FakeDesk store; // what the server holds
        qint64 next = 1;
        const auto place = [&] {
            store.orders.push_back(orderRow(next++));
            // Ids and instants are out of step, and instants are met twice.
            store.orders.back().createdAt.micros += 60'000'000 * (upTo(6) - 3);
        };
        for (int i = 0; i < 20; ++i)
            place();

        Harness list;
        Rows plain;
        bool oldestFirst = false;
        Rows onItsWay;
        bool onItsWayIsLast = false, pending = false;
        std::vector<std::pair<QPersistentModelIndex, qint64>> marks;
        const auto pageAfter = [&](const std::optional<OrderRow> &after, int limit) {
            OrderPageRequest request{{}, sortOf(oldestFirst), {}, limit};
            if (after)
                request.after = placeOf(*after);
            return store.page(request);
        };
        const auto read = [&] { // the server reads the page when it is asked; the answer may take its time
            const PageAsked &question = list.asked.back();
            onItsWay = pageAfter(question.after, kPage);
            onItsWayIsLast = std::ssize(onItsWay) < kPage;
            pending = true;
        };
        const auto feed = [&] {
            for (const OrderRow &order : onItsWay) {
                if (plain.empty() || comesBefore(plain.back(), order, oldestFirst))
                    plain.push_back(order);
            }
            list.feed(onItsWay, onItsWayIsLast);
            pending = false;
        };
        const auto refresh = [&](int limit) {
            const Rows head = pageAfter({}, limit);
            const bool whole = std::ssize(head) < limit;
            Rows now = head;
            for (const OrderRow &order : plain) {
                if (!whole && comesBefore(head.back(), order, oldestFirst))
                    now.push_back(order);
            }
            plain = now;
            list.model.replaceHead(head, whole);
        };
        list.model.restart(sortOf(oldestFirst));
        read();

        for (int step = 0; step < 120; ++step) {
            switch (upTo(9)) {
            case 0:
                place();
                break;
            case 1:
                if (!store.orders.empty())
                    store.orders.erase(store.orders.begin() + upTo(std::ssize(store.orders) - 1));
                break;
            case 2:
            case 3:
                if (!store.orders.empty()) {
                    OrderRow &order = store.orders[std::size_t(upTo(std::ssize(store.orders) - 1))];
                    order.status = order.status == "created" ? "cancelled" : "paid";
                    ++order.version;
                }
                break;
            case 4:
                if (pending)
                    feed();
                break;
            case 5:
                if (pending && upTo(2) == 0) {
                    list.model.fail(list.asked.back().ticket);
                    pending = false;
                    list.model.retry();
                    read();
                } else if (list.model.canFetchMore({})) {
                    list.model.fetchMore({});
                    read();
                }
                break;
            case 6:
                refresh(std::max(int(plain.size()), kPage));
                break;
            case 7: { // a handful of orders is looked at again
                std::vector<OrderId> some;
                Rows found;
                for (int i = 0; i < 3; ++i)
                    some.push_back(OrderId{1 + upTo(next)});
                for (const OrderRow &order : store.orders) {
                    if (std::find(some.begin(), some.end(), order.id) != some.end())
                        found.push_back(order);
                }
                std::erase_if(plain, [&](OrderRow &order) {
                    if (std::find(some.begin(), some.end(), order.id) == some.end())
                        return false;
                    const OrderRow *now = store.order(number(order.id));
                    if (now)
                        order = *now;
                    return !now;
                });
                list.model.update(some, found);
                break;
            }
            case 8:
                if (upTo(5) == 0) {
                    oldestFirst = !oldestFirst;
                    plain.clear();
                    list.model.restart(sortOf(oldestFirst));
                    read();
                }
                break;
            default:
                if (list.model.rowCount() > 0) {
                    const QModelIndex index = list.model.index(int(upTo(list.model.rowCount() - 1)), 2);
                    marks.emplace_back(index, index.data(OrderTableModel::OrderRole).toLongLong());
                }
            }
            const auto sameRow = [](const OrderRow &a, const OrderRow &b) {
                return a.id == b.id && a.version == b.version && a.status == b.status;
            };
            const Rows &shown = list.model.orders();
            QVERIFY2(std::equal(shown.begin(), shown.end(), plain.begin(), plain.end(), sameRow),
                     qPrintable(QStringLiteral("step %1").arg(step)));
            for (std::size_t i = 1; i < shown.size(); ++i)
                QVERIFY(comesBefore(shown[i - 1], shown[i], oldestFirst));
            for (const auto &[mark, id] : marks) {
                if (mark.isValid())
                    QCOMPARE(mark.data(OrderTableModel::OrderRole).toLongLong(), id);
            }
            if (QTest::currentTestFailed())
                return;
        }

        // Left alone, and refreshed, the list is the server's.
        if (pending)
            feed();
        refresh(int(plain.size() + store.orders.size()) + 1);
        QCOMPARE(list.model.state(), State::Complete);
        Rows all = pageAfter({}, 100'000);
        QCOMPARE(list.model.orders().size(), all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(list.model.orders()[i].id, all[i].id);
            QCOMPARE(list.model.orders()[i].status, all[i].status);
        }
    }

    // Other desks place, cancel and delete while pages are read: what was there all the time is there once.
    void whatStaysIsNeitherDoubledNorLostWhilePaging_data() { anySequenceOfChangesMatchesAPlainVector_data(); }
    void whatStaysIsNeitherDoubledNorLostWhilePaging()
    {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        const auto upTo = [&](qsizetype most) { return std::uniform_int_distribution<qsizetype>(0, most)(random); };
        FakeDesk store;
        QSet<qint64> stays;
        for (qint64 id = 1; id <= 100; ++id) {
            store.orders.push_back(orderRow(id));
            stays << id;
        }
        Harness list;
        const bool oldestFirst = seed % 2 == 0;
        list.model.restart(sortOf(oldestFirst));
        qint64 next = 101;
        while (list.model.state() != State::Complete) {
            if (upTo(1) == 0) {
                const qsizetype gone = upTo(std::ssize(store.orders) - 1);
                const OrderId id = store.orders[std::size_t(gone)].id;
                stays.remove(number(id));
                store.orders.erase(store.orders.begin() + gone);
                if (upTo(1) == 0)
                    list.model.update({id}, {});
                if (upTo(2) == 0)
                    store.orders.push_back(orderRow(next++));
            }
            if (list.model.state() == State::Partial)
                list.model.fetchMore({});
            OrderPageRequest request{{}, sortOf(oldestFirst), {}, 7};
            if (list.asked.back().after)
                request.after = placeOf(*list.asked.back().after);
            const Rows rows = store.page(request);
            list.feed(rows, rows.size() < 7);
        }
        const QList<qint64> ids = list.ids();
        const QSet<qint64> shown(ids.begin(), ids.end());
        QCOMPARE(shown.size(), ids.size());
        QVERIFY2(shown.contains(stays), qPrintable(QStringLiteral("seed %1").arg(seed)));
    }

    // The rows' model is one template; a list of quotes brings its columns, its order and what it shows of a change.
    void quotesAreAListInTheSameWay()
    {
        std::vector<std::pair<quint64, std::optional<QuoteRow>>> asked;
        QuoteTableModel model(
            [&](quint64 ticket, const std::optional<QuoteRow> &after) { asked.emplace_back(ticket, after); },
            [](const QuoteRow &quote, int column) {
                return QStringLiteral("%1/%2").arg(number(quote.id)).arg(column);
            });
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        tester.setUseFetchMore(false);
        model.restart(QuoteSort::Newest);
        model.feed(asked.back().first, {quoteRow(9), quoteRow(8)}, false);
        model.fetchMore({});
        QCOMPARE(asked.back().second->id, QuoteId{8});
        model.feed(asked.back().first, {quoteRow(7)}, true);
        QCOMPARE(model.columnCount(), 7);
        QCOMPARE(model.index(1, QuoteTableModel::Total).data().toString(), QStringLiteral("8/6"));
        QCOMPARE(model.index(1, 0).data(QuoteTableModel::QuoteRole).toLongLong(), 8);
        QVERIFY(model.index(0, QuoteTableModel::Lines).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
        QVERIFY(!(model.index(0, QuoteTableModel::State).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight));

        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.update({QuoteId{8}, QuoteId{9}}, {quoteRow(8), quoteRow(9, true)}); // one was used, and stays where it is
        QCOMPARE(changes.size(), 1);
        QVERIFY(model.quotes().at(0).order.has_value());
        model.update({QuoteId{7}}, {}); // cleaned up
        QCOMPARE(model.rowCount(), 2);
        model.replaceHead({quoteRow(10), quoteRow(9, true), quoteRow(8)}, true);
        QCOMPARE(model.quotes().front().id, QuoteId{10});

        model.restart(QuoteSort::Oldest);
        model.feed(asked.back().first, {quoteRow(7), quoteRow(8)}, true);
        model.replaceHead({quoteRow(7), quoteRow(8), quoteRow(9)}, true);
        QCOMPARE(model.quotes().back().id, QuoteId{9});
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_OrderTableModel)
#include "tst_order_table_model.moc"
