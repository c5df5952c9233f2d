// SPDX-License-Identifier: GPL-3.0-or-later
// One case: what is compared in it, what a supervisor does with it, and each answer to that.
#include "tests/support/fake_case_pages.h"
#include "tests/support/gui_test_main.h"
#include "ui/diagnostics/case_details.h"
#include "ui/diagnostics/case_evidence.h"
#include "ui/diagnostics/case_sku_view.h"
#include "ui/diagnostics/case_view.h"
#include "ui/diagnostics/evidence_text.h"
#include "ui/diagnostics/handling_answer_text.h"
#include "ui/diagnostics/holders_table.h"
#include "ui/diagnostics/movements_table.h"
#include "ui/diagnostics/side_by_side.h"
#include "ui/diagnostics/sum_line.h"
#include "ui/diagnostics/why_reserved_text.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/status_pill.h"
#include "ui/shared/theme.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QFileDialog>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTranslator>

using namespace holdfast;
using namespace holdfast::test;

using What = HandleIncident::What;
using Mark = CellTableModel::Mark;
Q_DECLARE_METATYPE(holdfast::CaseHandling::What)

namespace {

struct Desk
{
    FakeCasePages store;
    CaseDetails details;

    explicit Desk(const QSize &size = {560, 600}) : details(store.desk())
    {
        StoreFacts facts;
        facts.name = QStringLiteral("Demo");
        facts.role = Role::Supervisor;
        details.setStore(facts);
        details.resize(size);
        details.show();
        details.activateWindow();
        if (!QTest::qWaitForWindowActive(&details))
            qFatal("the window does not become active");
    }
    void show(const CasePage &page)
    {
        details.showCase(page.incident.incident.id);
        answer(page);
    }
    void answer(const CasePage &page)
    {
        QSignalSpy shown(&details, &CaseDetails::caseShown);
        store.pages.back().answer(page);
        if (!shown.wait())
            qFatal("no case is shown");
        QCoreApplication::processEvents();
    }
    CaseHandling *open(CaseDetails::Action action)
    {
        details.action(action)->click();
        return details.handling();
    }
    CaseHandling *ask(CaseDetails::Action action, const QString &words, const QString &account = {})
    {
        CaseHandling *handling = open(action);
        handling->accountField()->setText(account);
        handling->wordsField()->setPlainText(words);
        handling->doButton()->click();
        return handling;
    }
    CaseSkuView *sku(int at = 0) const { return details.view()->skus().at(std::size_t(at)); }
};

QStringList cells(const RecordTable *table, int row)
{
    QStringList all;
    for (int column = 0; column < table->cells()->columnCount(); ++column)
        all << table->cells()->index(row, column).data().toString();
    return all;
}

Mark markOf(const RecordTable *table, int row, int column)
{
    return Mark(table->cells()->index(row, column).data(CellTableModel::MarkRole).toInt());
}

IncidentHandled handled(bool seenAgain = false)
{
    return {IncidentId{17}, afterOpening(6), QStringLiteral("sup-1"), seenAgain};
}

QString num(const char *text)
{
    return QString::fromUtf8(text);
}

// Whether or not the translation with its plurals is there: "2 unit(s)" and "2 units" are one.
QString oneForm(QString text)
{
    static const QRegularExpression plural(QStringLiteral("(\\d (?:earlier )?[a-z]+)s\\b"));
    return text.remove(QStringLiteral("(s)")).replace(plural, QStringLiteral("\\1"));
}

// Words that are a third longer.
class LongLanguage : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        const QString text = QString::fromUtf8(source);
        static const QRegularExpression marks(QStringLiteral("[&%][0-9n]?"));
        return text + u' ' + text.left(text.size() / 3).remove(marks);
    }
};

} // namespace

class tst_CaseDetails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void heldUnitsAreAddedUpBesideTheCounter()
    {
        Desk desk;
        desk.show(doubleGiveBack());
        QCOMPARE(oneForm(desk.sku()->heldSum()->said()), oneForm(num("3 held by 1 order · the counter says 1 · 2 units "
                                                                     "held that the counter does not count")));
        QVERIFY(desk.sku()->isUnfolded());
        QCOMPARE(desk.sku()->holders()->cells()->rowCount(), 1);
        const QStringList row = cells(desk.sku()->holders(), 0);
        QCOMPARE(row.mid(0, 3), (QStringList{num("20874"), num("created"), num("3")}));
        QCOMPARE(row.at(4), num("1042"));
        QVERIFY(desk.details.said().contains(u"9 available · 1 reserved · version 40"));
    }

    void aSumIsToldInOneLine_data()
    {
        QTest::addColumn<std::optional<qint64>>("counter");
        QTest::addColumn<qint64>("held");
        QTest::addColumn<bool>("hasRow");
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("holds");
        const auto row = [](const char *name, std::optional<qint64> counter, qint64 held, bool hasRow, bool holds,
                            const char *line) {
            QTest::newRow(name) << counter << held << hasRow << num(line) << holds;
        };
        row("agrees", 3, 3, true, true, "3 held by 2 orders · the counter says 3 · they agree");
        row("too few", 1, 3, true, false,
            "3 held by 2 orders · the counter says 1 · 2 units held that the counter does not count");
        row("too many", 4, 3, true, false,
            "3 held by 2 orders · the counter says 4 · 1 unit counted that no order holds");
        row("nobody", 0, 0, true, true, "nobody holds it · the counter says 0 · they agree");
        row("no stock row", {}, 3, false, false,
            "3 held by 2 orders · there is no stock row · 3 units held that the counter does not count");
        row("no counter", {}, 0, true, false, "nobody holds it · there is no counter · so nothing can be compared");
    }
    void aSumIsToldInOneLine()
    {
        QFETCH(std::optional<qint64>, counter);
        QFETCH(qint64, held);
        QFETCH(bool, hasRow);
        WhyReserved why;
        why.reserved = counter;
        if (hasRow)
            why.available = 5;
        why.held = held;
        why.holders = held > 0 ? 2 : 0;
        QFETCH(QString, line);
        QCOMPARE(oneForm(whyReservedText(why)), oneForm(line));
        QTEST(addsUp(why), "holds");
    }

    void movementsStandOldestFirstWithTheirSums()
    {
        Desk desk;
        desk.show(doubleGiveBack());
        MovementsTable *table = desk.sku()->movements();
        QAbstractItemModelTester tester(table->cells(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QStringList sums, changes, what;
        for (int row = 0; row < table->cells()->rowCount(); ++row) {
            const QStringList all = cells(table, row);
            what << oneForm(all.at(1));
            changes << all.at(4);
            sums << all.at(5);
        }
        QCOMPARE(what, (QStringList{oneForm(num("36 earlier movements")), num("reserved · order 20871"),
                                    num("released · order 20871"), num("reserved · order 20874"),
                                    num("unattributed · script"), num("the stock row says")}));
        QCOMPARE(changes, (QStringList{{}, num("−2 / +2"), num("+2 / −2"), num("−3 / +3"), num("+2 / −2"), {}}));
        QCOMPARE(sums,
                 (QStringList{num("10 / 0"), num("8 / 2"), num("10 / 0"), num("7 / 3"), num("9 / 1"), num("9 / 1")}));
        QCOMPARE(markOf(table, 4, 1), Mark::Wrong);
        QCOMPARE(markOf(table, 3, 1), Mark::None);
        QCOMPARE(desk.sku()->movedSum()->said(), num("The movements add up to the counters: 9 / 1"));
    }

    void movementsThatDoNotAddUpAreSaidWithBoth()
    {
        CasePage page = doubleGiveBack();
        page.skus[0].movements.pop_back();
        Desk desk;
        desk.show(page);
        QCOMPARE(desk.sku()->movedSum()->said(), num("The movements add up to 7 / 3 · the counters say 9 / 1"));
        MovementsTable *table = desk.sku()->movements();
        QCOMPARE(markOf(table, table->cells()->rowCount() - 1, 5), Mark::Wrong);
    }

    void aVersionThatIsMissingIsShownWhereItIs()
    {
        CasePage page = doubleGiveBack();
        page.skus[0].movements.erase(page.skus[0].movements.begin() + 1);
        Desk desk;
        desk.show(page);
        MovementsTable *table = desk.sku()->movements();
        QCOMPARE(oneForm(cells(table, 2).at(1)), num("1 version missing here"));
        QCOMPARE(markOf(table, 2, 1), Mark::Wrong);
    }

    void manyMovementsAreFoldedButNotWhatIsWrong()
    {
        CasePage page = doubleGiveBack();
        auto &movements = page.skus[0].movements;
        movements.clear();
        for (qint64 version = 101; version <= 140; ++version)
            movements.push_back(movementOf("receive", version, {1, 0}, {version, 1}));
        Desk desk;
        desk.show(page);
        MovementsTable *table = desk.sku()->movements();
        QCOMPARE(table->folded(), 28u);
        QCOMPARE(oneForm(cells(table, 0).at(1)), oneForm(num("64 earlier movements")));
        QCOMPARE(cells(table, 0).at(5), num("128 / 1"));
        movements[5].moved.kind = "unattributed";
        desk.details.reload();
        desk.answer(page);
        QCOMPARE(table->folded(), 5u);
        table->showAll();
        QCOMPARE(table->folded(), 0u);
        QCOMPARE(oneForm(cells(table, 0).at(1)), oneForm(num("36 earlier movements")));
    }

    void theOrderStandsBesideItsReservationsAndReceipts()
    {
        Desk desk({1000, 700});
        desk.show(cancelledAndHeld());
        const QString said = desk.details.said();
        for (const char *part : {"Order 1042", "changed their mind", "Its reservations", "held since", "as its line",
                                 "accepted", "Quote 77", "claimed"})
            QVERIFY2(said.contains(num(part)), part);
        QCOMPARE(cells(desk.sku()->holders(), 0).at(0), num("1042 · this case"));
        QCOMPARE(cells(desk.sku()->holders(), 1).at(0), num("20874"));
        QSignalSpy orders(&desk.details, &CaseDetails::orderAsked);
        QSignalSpy skus(&desk.details, &CaseDetails::stockAsked);
        QSignalSpy quotes(&desk.details, &CaseDetails::quoteAsked);
        for (QPushButton *link : desk.details.view()->findChildren<QPushButton *>()) {
            if (link->isVisible() &&
                (link->text() == u"Order 1042" || link->text() == u"MUG-01" || link->text() == u"Made of quote 77"))
                link->click();
        }
        Q_EMIT desk.sku()->holders()->rowChosen(1);
        QVERIFY(orders.size() >= 2 && skus.size() >= 2 && quotes.size() == 1);
        QCOMPARE(orders.last().at(0).value<OrderId>(), OrderId{20874});
        QCOMPARE(skus.last().at(0).value<SkuId>(), SkuId{7});
        QCOMPARE(quotes.last().at(0).value<QuoteId>(), QuoteId{77});
    }

    void aLineWithoutAReservationIsARowAsWell()
    {
        CasePage page = cancelledAndHeld();
        page.reservations.clear();
        page.reservations.push_back({SkuId{9}, 4, "held", kCaseOpened, {}});
        Desk desk;
        desk.show(page);
        const QString said = oneForm(desk.details.said());
        QVERIFY(said.contains(u"line of 2 unit, and no reservation"));
        QVERIFY(said.contains(u"no line of the order"));
    }

    void whatIsNotThereIsSaid()
    {
        CasePage page = cancelledAndHeld();
        page.order.reset();
        page.reservations.clear();
        page.receipts.clear();
        page.skus[0].why.by[0].customer.reset();
        page.skus[0].why.by[0].orderStatus.clear();
        Desk desk;
        desk.show(page);
        const QString said = desk.details.said();
        QVERIFY(said.contains(u"There is no order 1042."));
        QVERIFY(said.contains(u"It has none."));
        QVERIFY(said.contains(u"No receipt names this order or its quote."));
        QCOMPARE(markOf(desk.sku()->holders(), 0, 0), Mark::Wrong);
        QSignalSpy orders(&desk.details, &CaseDetails::orderAsked);
        Q_EMIT desk.sku()->holders()->rowChosen(0); // leads nowhere
        QCOMPARE(orders.size(), 0);
    }

    void evidenceIsToldInWords_data()
    {
        QTest::addColumn<QByteArray>("evidence");
        QTest::addColumn<QStringList>("told"); // name | expected | found | whether it differs
        const auto row = [](const char *name, const char *evidence, const QStringList &told) {
            QTest::newRow(name) << QByteArray(evidence) << told;
        };
        row("counter", R"({"expected":{"reserved":3},"actual":{"reserved":1}})", {num("Reserved|3|1|!")});
        row("no row", R"({"expected":{"reserved":3},"actual":{"reserved":null}})", {num("Reserved|3|none|!")});
        row("one of two", R"({"expected":{"available":1234,"reserved":3},"actual":{"available":1234,"reserved":1}})",
            {num("Available|1,234|1,234|"), num("Reserved|3|1|!")});
        row("bounds",
            R"({"expected":{"available_at_least":0,"reserved_at_least":0},"actual":{"available":-2,"reserved":4}})",
            {num("Available|at least 0|-2|!"), num("Reserved|at least 0|4|")});
        row("holds", R"({"expected":{"status":"created","held":[7,8]},"actual":{"status":"created","held":[7,null]}})",
            {num("Held|MUG-01\nSKU 8|MUG-01\nnone|!"), num("Status|created|created|")});
        row("lines", R"({"expected":{"lines":["7 x 2"]},"actual":{"reservations":["7 x 3"]}})",
            {num("Lines and reservations|2 × MUG-01|3 × MUG-01|!")});
        row("quote lines",
            R"({"expected":{"lines":["1: 7 x 2 at 25000"],"total_minor":50000},"actual":{"lines":["1: 7 x 2 at 20000"],"total_minor":40000}})",
            {num("Lines|line 1: 2 × MUG-01 at TWD\u00a0250.00|line 1: 2 × MUG-01 at TWD\u00a0200.00|!"),
             num("Total|TWD\u00a0500.00|TWD\u00a0400.00|!")});
        row("movement",
            R"({"expected":{"made_for":"order"},"actual":{"movement":5001,"kind":"reserve","order":null,"who":"script"}})",
            {num("Made for|an order|none|!"), num("Kind of movement||reserve|"), num("Movement||5001|"),
             num("Account||script|")});
        row("a word of the server", R"({"expected":"STRICT_TRANS_TABLES","actual":"missing"})",
            {num("Value|STRICT_TRANS_TABLES|missing|!")});
        row("a word that is not known", R"({"expected":{"colour":"blue"},"actual":{"colour":"red"}})",
            {num("colour|blue|red|!")});
        row("a cancel's",
            R"({"order":1,"status":"created","lines":[{"sku":7,"quantity":2}],"reservations":[{"sku":7,"quantity":3,"status":"held"}],"stock":[{"sku":7,"available":8,"reserved":2}]})",
            {num("Status of the order||created|"), num("MUG-01|2 held|3 held|!"),
             num("Counters of MUG-01|at least 3 reserved|8 available, 2 reserved|!")});
        row("nothing that is known", "42", {});
    }
    void evidenceIsToldInWords()
    {
        QFETCH(QByteArray, evidence);
        QStringList told;
        for (const EvidenceRow &row : evidenceRows(evidence, cancelledAndHeld()))
            told << QStringList{row.name, row.expected, row.actual, row.differs ? num("!") : QString()}.join(u'|');
        QTEST(told, "told");
    }

    void theStoredTextIsOneClickAway()
    {
        Desk desk;
        desk.show(doubleGiveBack());
        CaseEvidence *evidence = desk.details.view()->evidence();
        QVERIFY(!evidence->raw()->isVisible());
        evidence->rawButton()->click();
        QVERIFY(evidence->raw()->isVisible());
        QVERIFY(evidence->raw()->text().contains(u"\"held_by\""));
    }

    void whatIsSeenLastStandsBeforeWhatWasSeenFirst()
    {
        CasePage page = doubleGiveBack();
        page.incident.events.back().evidence = R"({"expected":{"reserved":3},"actual":{"reserved":2}})";
        Desk desk;
        desk.show(page);
        const QString said = desk.details.said();
        const auto last = said.indexOf(u"\n2\n"), opened = said.indexOf(u"When the case was opened");
        QVERIFY2(last > 0 && opened > last && said.indexOf(u"\n1\n", opened) > opened, qPrintable(said));
    }

    void theHistoryTellsWhoAndInWhichWords()
    {
        CasePage page = doubleGiveBack();
        const QString sup = num("sup-1");
        for (const char *what : {"resolved", "reopened", "handed", "repair-asked"})
            page.incident.events.push_back({afterOpening(5), sup, what, {}, num("sup-2"), {}});
        page.incident.events.back().evidence = R"({"plan":{},"reason":"the script"})";
        Desk desk;
        desk.show(page);
        QString said = oneForm(desk.details.said());
        QVERIFY(said.contains(u"Show 1 earlier line"));
        for (QPushButton *link : desk.details.view()->findChildren<QPushButton *>()) {
            if (link->isVisible() && link->text().contains(u"earlier line"))
                link->click();
        }
        QCoreApplication::processEvents(); // new rows are shown by posted events
        said = oneForm(desk.details.said());
        for (const char *part :
             {"opened · desk-2", "noted · sup-1", "“A script ran at noon.”", "seen again 2 time · last by sup-1",
              "resolved · sup-1", "seen again, and so open again", "handed to sup-2 · sup-1",
              "repair asked for · sup-1", "“the script”"})
            QVERIFY2(said.contains(num(part)), part);
    }

    void manyRowsAreFoldedWhereTheyHold()
    {
        CasePage page = cancelledAndHeld();
        CasePage::Sku other = page.skus[0];
        other.why.sku = SkuId{8};
        other.why.code = "CUP-02";
        page.skus.push_back(other);
        Desk desk;
        desk.show(page);
        QVERIFY(!desk.sku(0)->isUnfolded());
        QVERIFY(!desk.sku(1)->isUnfolded());
        desk.sku(1)->foldButton()->click();
        QVERIFY(desk.sku(1)->holders()->isVisible());
        page.skus[0].why.reserved = 4; // and now it does not
        desk.details.reload();
        desk.answer(page);
        QVERIFY(desk.sku(0)->isUnfolded());
        QVERIFY(desk.sku(1)->isUnfolded()); // as it was chosen
    }

    void partsStandSideBySideWhereThereIsRoom()
    {
        Desk desk({560, 600});
        desk.show(cancelledAndHeld());
        const auto besides = [&] {
            int count = 0;
            for (const SideBySide *parts : desk.details.findChildren<SideBySide *>())
                count += parts->isSideBySide();
            return count;
        };
        QCOMPARE(besides(), 0);
        desk.details.resize(1200, 700);
        QTRY_COMPARE(besides(), 3);
        desk.details.resize(560, 700);
        QTRY_COMPARE(besides(), 0);
    }

    // Also in a language whose words are a third longer.
    void nothingIsWiderThanItsRoom_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("isLong");
        for (const int width : {540, 560, 1100}) {
            QTest::addRow("%d", width) << width << false;
            QTest::addRow("%d, long", width) << width << true;
        }
    }
    void nothingIsWiderThanItsRoom()
    {
        QFETCH(int, width);
        QFETCH(bool, isLong);
        LongLanguage language;
        if (isLong)
            QCoreApplication::installTranslator(&language);
        Desk desk({width, 600});
        desk.show(cancelledAndHeld());
        QVERIFY2(desk.details.minimumSizeHint().width() <= width,
                 qPrintable(QString::number(desk.details.minimumSizeHint().width())));
        const QWidget *body = desk.details.view()->widget();
        QVERIFY2(body->minimumSizeHint().width() <= desk.details.view()->viewport()->width(),
                 qPrintable(QString::number(body->minimumSizeHint().width())));
        for (const StatusPill *pill : body->findChildren<StatusPill *>())
            QVERIFY2(!pill->isVisible() || pill->height() >= pill->sizeHint().height(),
                     qPrintable(pill->accessibleName()));
        for (const QLabel *label : body->findChildren<QLabel *>()) {
            if (label->isVisible() && !label->text().isEmpty() && !label->wordWrap())
                QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
            else if (label->isVisible() && label->wordWrap())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        }
    }

    void nothingIsAskedTwiceByADoubleClick()
    {
        Desk desk;
        desk.show(doubleGiveBack());
        CaseHandling *handling = desk.ask(CaseDetails::Note, num("looked"));
        handling->doButton()->click();
        QTest::keyClick(handling->wordsField(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk.store.handlings.size(), 1u);
        QVERIFY(handling->isBusy());
        const HandleIncident asked = desk.store.handlings.at(0).request;
        QCOMPARE(asked.incident, IncidentId{17});
        QCOMPARE(asked.words, num("looked"));
        QVERIFY(asked.what == What::Note);
        desk.store.handlings.at(0).fail(DbError::Kind::CommitUnknown);
        QTRY_VERIFY(handling->isUnconfirmed());
        QVERIFY(!handling->wordsField()->isEnabled()); // the same has to be asked again
        QVERIFY(handling->answer()->sentence().contains(u"not known"));
        handling->answer()->action()->click();
        QCOMPARE(desk.store.handlings.size(), 2u);
        QVERIFY(desk.store.handlings.at(1).request.operation == asked.operation);
        desk.store.handlings.at(1).answer(handled(true));
        QTRY_VERIFY(!handling->isOpen());
        QVERIFY(handling->answer()->sentence().startsWith(u"Noted at "));
        QVERIFY(handling->wordsField()->toPlainText().isEmpty());
    }

    void otherWordsAreAnotherOperation()
    {
        Desk desk;
        desk.show(doubleGiveBack());
        CaseHandling *handling = desk.ask(CaseDetails::HandOver, {}, num("nobody"));
        desk.store.handlings.at(0).answer(NoSuchAccount{});
        QTRY_VERIFY(!handling->isBusy());
        QCOMPARE(handling->answer()->sentence(),
                 num("“nobody” is no account of this store's staff. Nothing was recorded."));
        handling->accountField()->setText(num(" sup-2 "));
        handling->doButton()->click();
        QCOMPARE(desk.store.handlings.size(), 2u);
        QCOMPARE(desk.store.handlings.at(1).request.handTo, QByteArray("sup-2"));
        QVERIFY(!(desk.store.handlings.at(1).request.operation == desk.store.handlings.at(0).request.operation));
        desk.store.handlings.at(1).fail(DbError::Kind::LockWait); // nothing was recorded: the same may be asked again
        QTRY_VERIFY(!handling->isBusy());
        handling->doButton()->click();
        QVERIFY(desk.store.handlings.at(2).request.operation == desk.store.handlings.at(1).request.operation);
    }

    void whatIsMissingIsAskedFor_data()
    {
        QTest::addColumn<int>("action");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("hint");
        QTest::newRow("note") << int(CaseDetails::Note) << num("  ") << num("Type what was found out.");
        QTest::newRow("resolution") << int(CaseDetails::Resolve) << QString()
                                    << num("Type why nobody has to do anything more: it stays with the case.");
        QTest::newRow("account") << int(CaseDetails::HandOver) << num("please")
                                 << num("Whom is it handed to? Type the account that they sign in with.");
        QTest::newRow("too long") << int(CaseDetails::Note) << QString(2001, u'x')
                                  << num("That are 2,001 characters; 2,000 can be kept.");
    }
    void whatIsMissingIsAskedFor()
    {
        QFETCH(int, action);
        QFETCH(QString, words);
        Desk desk;
        desk.show(doubleGiveBack());
        CaseHandling *handling = desk.ask(CaseDetails::Action(action), words);
        QTEST(handling->hint(), "hint");
        QCOMPARE(desk.store.handlings.size(), 0u);
        QVERIFY(handling->accountField()->hasFocus() || handling->wordsField()->hasFocus());
    }

    void eachAnswerHasItsSentence_data()
    {
        QTest::addColumn<HandleIncidentOutcome>("outcome");
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const HandleIncidentOutcome &outcome, What what,
                            const QString &sentence) { QTest::newRow(name) << outcome << int(what) << sentence; };
        using Field = InvalidInput::Field;
        using Problem = InvalidInput::Problem;
        const QString at = QDateTime::fromMSecsSinceEpoch(afterOpening(6).micros / 1000).toString(u"HH:mm:ss");
        row("noted", handled(), What::Note, num("Noted at %1.").arg(at));
        row("handed", handled(), What::HandTo, num("Handed to sup-2 at %1.").arg(at));
        row("resolved", handled(), What::Resolve,
            num("Resolved at %1. If it is seen again, the case is open again.").arg(at));
        row("resolved before", AlreadyResolved{}, What::Resolve,
            num("It had been resolved already. Nothing was recorded now."));
        row("no such account", NoSuchAccount{}, What::HandTo,
            num("“sup-2” is no account of this store's staff. Nothing was recorded."));
        row("not found", NotFound{}, What::Note, num("This case is not in the store. Nothing was recorded."));
        row("no words", InvalidInput{Field::Reason, Problem::Missing}, What::Note,
            num("The note has no words. Nothing was recorded."));
        row("no reason", InvalidInput{Field::Reason, Problem::Missing}, What::Resolve,
            num("The reason is missing. Nothing was recorded."));
        row("too long", InvalidInput{Field::Reason, Problem::TooLong, 2000}, What::Note,
            num("That is longer than 2,000 characters. Nothing was recorded."));
        row("not to be stored", InvalidInput{Field::Reason, Problem::HoldsNul}, What::Note,
            num("These words cannot be stored as they are. Nothing was recorded."));
    }
    void eachAnswerHasItsSentence()
    {
        QFETCH(HandleIncidentOutcome, outcome);
        QFETCH(int, what);
        const HandleIncident request{OperationId::make(), IncidentId{17}, What(what), num("w"), "sup-2"};
        QTEST(handlingAnswerText({outcome, {}}, request, QTime(10, 0)).sentence, "sentence");
    }

    void noAnswerHasItsSentence()
    {
        const HandleIncident request{OperationId::make(), IncidentId{17}, What::Note, num("w"), {}};
        const auto told = [&](DbError::Kind kind) {
            return handlingAnswerText({DbError{kind, 1, "x", {}}, {}}, request, QTime(10, 0));
        };
        QVERIFY(told(DbError::Kind::CommitUnknown).detail.contains(u"recorded once"));
        QVERIFY(told(DbError::Kind::NotPermitted).detail.contains(u"Supervisors and owners may"));
        QVERIFY(told(DbError::Kind::Unreachable).customer.isEmpty()); // nobody waits for it on the telephone
        QVERIFY(!told(DbError::Kind::Unreachable).technical.isEmpty());
    }

    void itIsReadAgainAfterEachActionAndStaysWhereItWas()
    {
        Desk desk;
        CasePage page = cancelledAndHeld();
        desk.show(page);
        QScrollBar *bar = desk.details.view()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 300);
        bar->setValue(240);
        QSignalSpy changed(&desk.details, &CaseDetails::caseChanged);
        desk.ask(CaseDetails::Resolve, num("it was the script"));
        desk.store.handlings.at(0).answer(handled());
        QTRY_COMPARE(desk.store.pages.size(), 2u);
        QCOMPARE(changed.size(), 1);
        page.incident.incident.state = "resolved";
        page.incident.events.push_back({afterOpening(6), num("sup-1"), "resolved", num("it was the script"), {}, {}});
        desk.answer(page);
        QTRY_COMPARE(bar->value(), 240);
        QVERIFY(desk.details.said().contains(u"“it was the script”"));
        QVERIFY(!desk.details.action(CaseDetails::Resolve)->isEnabled());
        QVERIFY(desk.details.action(CaseDetails::Note)->isEnabled());
    }

    void whatIsTypedStaysWithItsCase()
    {
        Desk desk;
        desk.show(doubleGiveBack());
        CaseHandling *first = desk.open(CaseDetails::Note);
        first->wordsField()->setPlainText(num("half a sen"));
        desk.show(cancelledAndHeld());
        QVERIFY(!first->isVisible());
        QVERIFY(desk.details.action(CaseDetails::Note)->isVisible());
        desk.show(doubleGiveBack());
        QVERIFY(first->isVisible());
        QCOMPARE(first->wordsField()->toPlainText(), num("half a sen"));
        QTest::keyClick(first->wordsField(), Qt::Key_Escape);
        QVERIFY(!first->isOpen());
        QVERIFY(desk.details.action(CaseDetails::Note)->isVisible());
        QCOMPARE(desk.store.handlings.size(), 0u);
    }

    void anAnswerThatComesLateIsItsOwnCases()
    {
        Desk desk;
        desk.show(doubleGiveBack());
        CaseHandling *first = desk.ask(CaseDetails::Note, num("looked"));
        desk.show(cancelledAndHeld());
        QSignalSpy changed(&desk.details, &CaseDetails::caseChanged);
        desk.store.handlings.at(0).answer(handled());
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(changed.at(0).at(0).value<IncidentId>(), IncidentId{17});
        QCOMPARE(desk.store.pages.size(), 2u); // the other one is not read for it
        QVERIFY(!first->isVisible());
    }

    void eachStateIsSaid()
    {
        Desk desk;
        QVERIFY(desk.details.said().contains(u"Choose a case"));
        QVERIFY(!desk.details.action(CaseDetails::Note)->isVisible());
        desk.details.showCase(IncidentId{17});
        QVERIFY(!desk.details.action(CaseDetails::Note)->isEnabled());
        QTRY_VERIFY(desk.details.said().contains(u"Case 17 is being read."));
        desk.store.pages.back().fail(DbError::Kind::Unreachable);
        QTRY_COMPARE(desk.details.state(), CaseDetails::State::Failed);
        QVERIFY(desk.details.said().contains(u"Case 17 could not be read. It is as it was."));
        desk.details.reload();
        desk.answer(doubleGiveBack());
        QCOMPARE(desk.details.state(), CaseDetails::State::Shown);
        desk.details.reload();
        desk.store.pages.back().fail(
            DbError::Kind::Unreachable); // what is on the screen stays, and says that it is old
        QTRY_VERIFY(desk.details.said().contains(u"it cannot be read again now."));
        QCOMPARE(desk.details.state(), CaseDetails::State::Shown);
        desk.details.showCase(IncidentId{99});
        desk.store.pages.back().answer(std::nullopt);
        QTRY_VERIFY(desk.details.said().contains(u"There is no case 99 in this store."));
        desk.details.clear();
        QVERIFY(desk.details.said().contains(u"Choose a case"));
    }

    void lateReadingsAreDropped()
    {
        Desk desk;
        desk.details.showCase(IncidentId{17});
        desk.details.showCase(IncidentId{18});
        desk.answer(cancelledAndHeld());
        desk.store.pages.at(0).answer(doubleGiveBack());
        QCoreApplication::processEvents();
        QCOMPARE(desk.details.page()->incident.incident.id, IncidentId{18});
    }

    void aCaseBecomesAFileOrNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(num("case-17.json"));
        Desk desk;
        desk.show(doubleGiveBack());
        desk.details.exportTo(path);
        QTRY_VERIFY(desk.details.exported()->isVisible());
        QCOMPARE(desk.details.exported()->sentence(), num("Case 17 was written to %1.").arg(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QJsonObject content = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(content.take(num("store")).toObject(),
                 (QJsonObject{{num("name"), num("Demo")}, {num("environment"), num("training")}}));
        QCOMPARE(content, caseJson(doubleGiveBack()));
        const QString nowhere = folder.filePath(num("no/such/folder.json"));
        desk.details.exportTo(nowhere);
        QTRY_VERIFY(desk.details.exported()->sentence().contains(u"could not be written"));
        QVERIFY(!QFile::exists(nowhere));
    }

    void theFileIsAskedForWithItsName()
    {
        Desk desk;
        desk.show(doubleGiveBack());
        desk.details.action(CaseDetails::Export)->click();
        auto *dialog = desk.details.findChild<QFileDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
        QVERIFY(!dialog->testOption(QFileDialog::DontConfirmOverwrite));
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), num("case-17.json"));
        dialog->close();
    }

    void aRepairIsAskedForWithWhatIsOnTheScreen()
    {
        Desk desk;
        desk.show(doubleGiveBack());
        std::optional<CasePage> asked;
        QObject::connect(&desk.details, &CaseDetails::repairAsked, &desk.details,
                         [&](const CasePage &page) { asked = page; });
        desk.details.action(CaseDetails::Repair)->click();
        QVERIFY(asked);
        QCOMPARE(asked->snapshot, doubleGiveBack().snapshot);
    }

    void everyControlCanBeReachedAndHasAName()
    {
        Desk desk;
        desk.show(cancelledAndHeld());
        desk.details.takeFocus();
        QVERIFY(desk.details.view()->hasFocus());
        QSet<const QWidget *> reached;
        QList<const QWidget *> inTurn;
        for (int step = 0; step < 60; ++step) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            const QWidget *focus = QApplication::focusWidget();
            QVERIFY(focus);
            if (reached.contains(focus))
                break;
            reached.insert(focus);
            inTurn << focus;
            QVERIFY2(!focus->accessibleName().isEmpty() || qobject_cast<const QPushButton *>(focus),
                     focus->metaObject()->className());
        }
        QVERIFY(reached.contains(desk.sku()->holders()));
        QVERIFY(reached.contains(desk.sku()->movements()));
        QVERIFY(inTurn.indexOf(desk.sku()->movements()) < inTurn.indexOf(desk.details.action(CaseDetails::Repair)));
        for (int action = 0; action < CaseDetails::ActionCount; ++action) {
            QVERIFY(reached.contains(desk.details.action(CaseDetails::Action(action))));
            QVERIFY(!desk.details.action(CaseDetails::Action(action))->toolTip().isEmpty());
        }
        QSignalSpy left(&desk.details, &CaseDetails::left);
        QTest::keyClick(desk.details.view(), Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
    }

    // What it looks like: with HOLDFAST_PICTURES, a folder.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
        if (folder.isEmpty())
            QSKIP("no folder is named");
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            Theme::apply(*qApp, mode);
            const QString suffix = mode == Theme::Mode::Light ? num("light") : num("dark");
            for (const QSize &size : {QSize(560, 1400), QSize(1240, 1000)}) {
                int number = 0;
                for (const CasePage &page : {doubleGiveBack(), cancelledAndHeld()}) {
                    Desk desk(size);
                    desk.show(page);
                    if (number == 1) {
                        if (!desk.sku()->isUnfolded())
                            desk.sku()->foldButton()->click();
                        desk.open(CaseDetails::HandOver)->doButton()->click();
                    }
                    QTest::qWait(200);
                    QVERIFY(desk.details.grab().save(
                        num("%1/case-%2-%3-%4.png").arg(folder).arg(++number).arg(size.width()).arg(suffix)));
                }
            }
            Desk desk;
            desk.details.showCase(IncidentId{17});
            desk.store.pages.back().fail(DbError::Kind::Unreachable);
            QTRY_COMPARE(desk.details.state(), CaseDetails::State::Failed);
            QVERIFY(desk.details.grab().save(num("%1/case-failed-%2.png").arg(folder, suffix)));
        }
        Theme::apply(*qApp, Theme::Mode::Light);
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_CaseDetails)
#include "tst_case_details.moc"
