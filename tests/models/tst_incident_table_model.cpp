// SPDX-License-Identifier: GPL-3.0-or-later
// The list of cases: the newest first, read page by page, each known by its number.
#include "models/incident_table_model.h"
#include "tests/support/fake_cases.h"
#include "tests/support/test_main.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using State = PagedTableModel::State;

struct Harness
{
    struct Asked
    {
        quint64 ticket;
        std::optional<IncidentRow> after;
    };
    std::vector<Asked> asked;
    IncidentTableModel model{
        [this](quint64 ticket, const std::optional<IncidentRow> &after) {
            asked.push_back({ticket, after});
        },
        [](const IncidentRow &row, int column) { return QStringLiteral("%1/%2").arg(number(row.id)).arg(column); }};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    Harness() { tester.setUseFetchMore(false); }
    QList<qint64> ids() const
    {
        QList<qint64> all;
        for (const IncidentRow &row : model.incidents())
            all << number(row.id);
        return all;
    }
};

} // namespace

class tst_IncidentTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheNewestFirstPageByPage()
    {
        Harness list;
        list.model.restart(IncidentSort::Newest);
        QVERIFY(!list.asked.back().after);
        list.model.feed(list.asked.back().ticket, {incidentRow(9), incidentRow(7)}, false);
        list.model.fetchMore({});
        QCOMPARE(list.asked.back().after->id, IncidentId{7});
        list.model.feed(list.asked.back().ticket, {incidentRow(4)}, true);
        QCOMPARE(list.ids(), (QList<qint64>{9, 7, 4}));
        QCOMPARE(list.model.state(), State::Complete);
    }

    void aHeadReadAgainInsertsRemovesAndChangesInPlace()
    {
        Harness list;
        list.model.restart(IncidentSort::Newest);
        list.model.feed(list.asked.back().ticket, {incidentRow(9), incidentRow(7), incidentRow(4)}, true);
        QSignalSpy changed(&list.model, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&list.model, &QAbstractItemModel::modelReset);
        const QPersistentModelIndex four = list.model.index(2, 0);
        list.model.replaceHead(
            {incidentRow(10), incidentRow(9, "stock.reserved-equals-held", "handed"), incidentRow(4)}, true);
        QCOMPARE(list.ids(), (QList<qint64>{10, 9, 4}));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(four.row(), 2);
    }

    // What the list shows of a case, each by itself.
    void aChangedCaseIsTold_data()
    {
        QTest::addColumn<int>("what");
        for (int what = 0; what < 6; ++what)
            QTest::newRow(qPrintable(QString::number(what))) << what;
    }
    void aChangedCaseIsTold()
    {
        QFETCH(int, what);
        IncidentRow now = incidentRow(9);
        switch (what) {
        case 1:
            now.state = "resolved";
            break;
        case 2:
            now.severity = "warning";
            break;
        case 3:
            now.lastSeenAt.micros += 1;
            break;
        case 4:
            now.timesSeen += 1;
            break;
        case 5:
            now.handedTo = QStringLiteral("ann");
            break;
        default:
            break; // as it was
        }
        Harness list;
        list.model.restart(IncidentSort::Newest);
        list.model.feed(list.asked.back().ticket, {incidentRow(9)}, true);
        QSignalSpy changed(&list.model, &QAbstractItemModel::dataChanged);
        list.model.replaceHead({now}, true);
        QCOMPARE(changed.size(), what == 0 ? 0 : 1);
    }

    void aCutSentenceIsWholeInItsTooltip()
    {
        Harness list;
        list.model.restart(IncidentSort::Newest);
        list.model.feed(list.asked.back().ticket, {incidentRow(9)}, true);
        const QModelIndex sentence = list.model.index(0, IncidentTableModel::Finding);
        QCOMPARE(sentence.data(Qt::ToolTipRole).toString(), sentence.data().toString());
        QVERIFY(!list.model.index(0, IncidentTableModel::Severity).data(Qt::ToolTipRole).isValid());
    }
};

HOLDFAST_TEST_MAIN(tst_IncidentTableModel)
#include "tst_incident_table_model.moc"
