// SPDX-License-Identifier: GPL-3.0-or-later
// Receiving, counting and pricing from the details of a SKU: from the question to every answer.
#include "models/stock_table_model.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/main_window.h"
#include "ui/shared/reason_field.h"
#include "ui/shared/role_text.h"
#include "ui/shared/theme.h"
#include "ui/stock/sku_dialog.h"
#include "ui/stock/stock_answer_text.h"
#include "ui/stock/stock_details.h"
#include "ui/stock/stock_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>

using namespace holdfast;
using namespace holdfast::test;

using What = SkuDialog::What;
Q_DECLARE_METATYPE(holdfast::SkuDialog::What)

namespace {

const Instant kThen{1'764'000'000'000'000};
const QString kWhy = QStringLiteral("the Tuesday lorry");

StockMoved moved(qint64 difference, bool seenAgain = false)
{
    return {SkuId{7}, difference, 12, 5, 4, kThen, QStringLiteral("sup-1"), seenAgain};
}

// The details of SKU 7: 11 available, 5 reserved, 250.00 TWD.
struct Desk
{
    FakeDesk store;
    StockDetails details;

    explicit Desk(const char *currency = "TWD", Role role = Role::Supervisor)
        : store(),
          details((store.stock = {stockRow(7, 11, 5), stockRow(8, 1, 0)}, store.desk()), *Currency::named(currency))
    {
        details.setStore({{}, true, {}, {}, {}, role});
        details.setSku(SkuId{7});
        details.resize(400, 600);
        details.show();
        if (!QTest::qWaitFor([&] { return details.card().has_value(); }))
            qFatal("no card is shown");
    }
    SkuDialog *open(What what)
    {
        details.action(what)->click();
        for (SkuDialog *dialog : details.findChildren<SkuDialog *>()) {
            if (dialog->what() == what && dialog->isVisible())
                return dialog;
        }
        qFatal("no dialog is shown");
    }
    SkuDialog *ask(What what, const QString &number, const QString &reason = kWhy)
    {
        SkuDialog *dialog = open(what);
        dialog->numberField()->setText(number);
        dialog->reasonField()->setEditText(reason);
        dialog->doButton()->click();
        return dialog;
    }
    std::size_t asked() const
    {
        return store.receives.size() + store.stockCountings.size() + store.priceChanges.size();
    }
};

QString num(const char *text)
{
    return QString::fromUtf8(text);
}

} // namespace

class tst_StockOperations : public QObject
{
    Q_OBJECT

private:
    static void kinds()
    {
        QTest::addColumn<What>("what");
        QTest::newRow("receive") << What::Receive;
        QTest::newRow("count") << What::Count;
        QTest::newRow("price") << What::Price;
    }
    template <class Outcome>
    static AnswerText textOf(const Outcome &outcome)
    {
        return stockAnswerText(Reply<Outcome>{outcome, {}}, OperationId::make(), *Currency::named("TWD"), QTime(9, 0));
    }
    static AnswerText textOf(const DbError &error)
    {
        return stockAnswerText(Reply<CountStockOutcome>{error, {}}, OperationId::make(), *Currency::named("TWD"),
                               QTime(9, 0));
    }

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        QLocale::setDefault(QLocale(QStringLiteral("en")));
    }

    // Who may

    void onlySupervisorsAndOwnersMay_data()
    {
        QTest::addColumn<Role>("role");
        QTest::addColumn<bool>("may");
        QTest::newRow("staff") << Role::Staff << false;
        QTest::newRow("trainer") << Role::Trainer << true;
        QTest::newRow("nobody") << Role::None << false;
        QTest::newRow("supervisor") << Role::Supervisor << true;
        QTest::newRow("owner") << Role::Owner << true;
    }
    void onlySupervisorsAndOwnersMay()
    {
        QFETCH(Role, role);
        QFETCH(bool, may);
        Desk desk("TWD", role);
        for (const What what : {What::Receive, What::Count, What::Price}) {
            const QPushButton *button = desk.details.action(what);
            QVERIFY(button->isVisibleTo(&desk.details));
            QCOMPARE(button->isEnabled(), may);
            QCOMPARE(button->toolTip(),
                     may ? button->toolTip()
                         : whyNotFor(what == What::Price ? Right::ChangePrices : Right::KeepStock, role));
            QCOMPARE(button->toolTip().contains(u"(Alt+"), may);
            QVERIFY(!button->accessibleName().isEmpty());
        }
    }

    // What it will come to

    void theDifferenceIsSaidBefore_data()
    {
        QTest::addColumn<What>("what");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("said");
        QTest::newRow("receive") << What::Receive << num("12") << num("12 come in: 23 available then, instead of 11.");
        QTest::newRow("receive grouped") << What::Receive << num("1,200") << num("1,200 come in: 1,211 available");
        QTest::newRow("receive too many")
            << What::Receive << num("9223372036854775807") << num("more than can be kept");
        QTest::newRow("fewer") << What::Count << num("14")
                               << num("14 counted, 5 of them reserved: 9 available, 2 fewer than recorded.");
        QTest::newRow("more") << What::Count << num("17")
                              << num("17 counted, 5 of them reserved: 12 available, 1 more than recorded.");
        QTest::newRow("as many") << What::Count << num("16")
                                 << num("16 counted, 5 of them reserved: 11 available, as recorded.");
        QTest::newRow("below") << What::Count << num("3") << num("orders hold 5: 2 too few. This will be refused.");
        QTest::newRow("dearer") << What::Price << num("300")
                                << num("TWD\u00a0300.00 instead of TWD\u00a0250.00: 50.00 more.");
        QTest::newRow("cheaper") << What::Price << num("249.5")
                                 << num("TWD\u00a0249.50 instead of TWD\u00a0250.00: 0.50 less.");
        QTest::newRow("the same price") << What::Price << num("250.00") << num("the same amount becomes a new version");
        QTest::newRow("ambiguous") << What::Price << num("1,5")
                                   << num("can be read in two ways. Write it like 1,234.55");
        QTest::newRow("no number") << What::Count << num("a dozen") << num("That is not a number.");
        QTest::newRow("a part") << What::Count << num("1.5") << num("write a whole number");
    }
    void theDifferenceIsSaidBefore()
    {
        QFETCH(What, what);
        QFETCH(QString, typed);
        QFETCH(QString, said);
        Desk desk;
        SkuDialog *dialog = desk.open(what);
        QVERIFY(!dialog->isModal());
        QVERIFY2(dialog->said().startsWith(u"Thing 7\nSKU-7\nNow 11 available · 5 reserved · TWD\u00a0250.00"),
                 qPrintable(dialog->said()));
        dialog->numberField()->setText(typed);
        QVERIFY2(dialog->said().contains(said), qPrintable(dialog->said()));
        QCOMPARE(desk.asked(), std::size_t(0));
    }

    void theDifferenceFollowsTheStore()
    {
        Desk desk;
        SkuDialog *dialog = desk.open(What::Count);
        dialog->numberField()->setText(num("14"));
        desk.store.stock[0].reserved = 7;
        desk.store.stock[0].available = 9;
        desk.details.reload();
        QTRY_VERIFY2(dialog->said().contains(u"14 counted, 7 of them reserved: 7 available, 2 fewer than recorded."),
                     qPrintable(dialog->said()));
    }

    void nothingIsAskedWithoutANumberAndAReason_data()
    {
        QTest::addColumn<What>("what");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("said");
        for (const auto &[name, what] :
             {std::pair{"receive", What::Receive}, {"count", What::Count}, {"price", What::Price}}) {
            QTest::addRow("%s nothing", name) << what << QString() << kWhy << num("A number is missing.");
            QTest::addRow("%s ambiguous", name) << what << num("1.234") << kWhy << num("two ways");
            QTest::addRow("%s no reason", name) << what << num("7") << num(" ") << num("Choose a reason");
            QTest::addRow("%s long reason", name) << what << num("7") << QString(501, u'x') << num("501 characters");
        }
        QTest::newRow("none come in") << What::Receive << num("0") << kWhy << num("A number is missing.");
    }
    void nothingIsAskedWithoutANumberAndAReason()
    {
        QFETCH(What, what);
        QFETCH(QString, number);
        QFETCH(QString, reason);
        QFETCH(QString, said);
        Desk desk;
        const SkuDialog *dialog = desk.ask(what, number, reason);
        QVERIFY2(dialog->said().contains(said), qPrintable(dialog->said()));
        QCOMPARE(desk.asked(), std::size_t(0));
    }

    // The operation

    void whatWasTypedIsAskedOnce_data() { kinds(); }
    void whatWasTypedIsAskedOnce()
    {
        QFETCH(What, what);
        Desk desk;
        SkuDialog *dialog = desk.ask(what, num("1,200"), num("  new list "));
        dialog->doButton()->click();
        QTest::keyClick(dialog, Qt::Key_Return);
        QTest::keyClick(dialog, Qt::Key_Escape); // the answer has to be read by somebody
        QVERIFY(dialog->isVisible() && dialog->isBusy());
        QCOMPARE(desk.asked(), std::size_t(1));
        const auto check = [](const SkuOperation &asked) {
            QCOMPARE(asked.sku, SkuId{7});
            QCOMPARE(asked.reason, num("new list"));
        };
        if (what == What::Receive) {
            check(desk.store.receives.at(0).request);
            QCOMPARE(desk.store.receives.at(0).request.units, 1'200);
        } else if (what == What::Count) {
            check(desk.store.stockCountings.at(0).request);
            QCOMPARE(desk.store.stockCountings.at(0).request.units, 1'200);
            QVERIFY(desk.store.stockCountings.at(0).request.of == CountStock::Of::Shelf);
        } else {
            check(desk.store.priceChanges.at(0).request);
            QCOMPARE(desk.store.priceChanges.at(0).request.priceMinor, 120'000);
        }
    }

    void amountsAreOfTheStoresCurrency_data()
    {
        QTest::addColumn<QByteArray>("currency");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<qint64>("minor");
        QTest::newRow("JPY") << QByteArray("JPY") << num("1,200") << qint64(1'200);
        QTest::newRow("TWD") << QByteArray("TWD") << num("12.5") << qint64(1'250);
        QTest::newRow("KWD") << QByteArray("KWD") << num("12.5") << qint64(12'500);
    }
    void amountsAreOfTheStoresCurrency()
    {
        QFETCH(QByteArray, currency);
        QFETCH(QString, typed);
        QFETCH(qint64, minor);
        Desk desk(currency);
        desk.ask(What::Price, typed);
        QCOMPARE(desk.store.priceChanges.size(), std::size_t(1));
        QCOMPARE(desk.store.priceChanges.at(0).request.priceMinor, minor);
    }

    void afterSuccessAllIsReadAgain()
    {
        Desk desk;
        const QSignalSpy answered(&desk.details, &StockDetails::stockAnswered);
        QPointer<SkuDialog> dialog = desk.ask(What::Count, num("17"));
        const std::size_t cards = desk.store.stockCards.size();
        desk.store.stock[0].available = 12;
        desk.store.stockCountings.at(0).answer(Counted{moved(1)});
        QTRY_COMPARE(dialog->answer()->sentence(), num("Counted: 12 available, 5 reserved, 1 more than recorded."));
        QCOMPARE(answered.size(), 1);
        QTRY_VERIFY(desk.store.stockCards.size() > cards);
        QTRY_VERIFY(desk.details.said().contains(u"12 available · 5 reserved"));
        QTRY_VERIFY(dialog->said().contains(u"Now 12 available"));
        QCOMPARE(desk.store.seen.size(), std::size_t(1));
        QVERIFY(desk.store.seen.at(0).request == desk.store.stockCountings.at(0).request.operation);
        QVERIFY(!dialog->doButton()->isVisible());
        QVERIFY(!dialog->numberField()->isEnabled());
        dialog->closeButton()->click();
        QTRY_VERIFY(!dialog);
        QVERIFY(desk.open(What::Count)->numberField()->text().isEmpty()); // another one
    }

    void notKnownIsAskedAgainAsTheSame()
    {
        Desk desk;
        QPointer<SkuDialog> dialog = desk.ask(What::Receive, num("7"));
        desk.store.receives.at(0).fail(DbError::Kind::CommitUnknown);
        QTRY_VERIFY(dialog->isUnconfirmed());
        QVERIFY(dialog->answer()->sentence().contains(u"not known"));
        QVERIFY(!dialog->answer()->sentence().contains(u"Nothing was changed"));
        QVERIFY(!dialog->numberField()->isEnabled() && !dialog->doButton()->isVisible());
        // Closed and opened again it is still that one.
        dialog->closeButton()->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(dialog && !dialog->isVisible());
        QCOMPARE(desk.open(What::Receive), dialog.data());
        QVERIFY(dialog->isUnconfirmed());
        dialog->answer()->action()->click();
        QCOMPARE(desk.store.receives.size(), std::size_t(2));
        const ReceiveStock first = desk.store.receives.at(0).request, again = desk.store.receives.at(1).request;
        QVERIFY(again.operation == first.operation);
        QCOMPARE(again.units, first.units);
        QCOMPARE(again.reason, first.reason);
        desk.store.receives.at(1).fail(DbError::Kind::Journal); // nothing was sent now: it is not known still
        QTRY_VERIFY(!dialog->isBusy());
        QVERIFY(dialog->isUnconfirmed());
        QVERIFY(dialog->answer()->sentence().contains(u"not known"));
        dialog->answer()->action()->click();
        desk.store.receives.at(2).answer(Received{moved(7, true)});
        QTRY_COMPARE(dialog->answer()->sentence(), num("7 had been received: 12 available, 5 reserved then."));
        QVERIFY(desk.store.receives.at(2).request.operation == first.operation);
        QVERIFY(!dialog->isUnconfirmed());
    }

    void anotherRequestIsAnotherOperation()
    {
        Desk desk;
        SkuDialog *dialog = desk.ask(What::Price, num("300"));
        desk.store.priceChanges.at(0).fail(DbError::Kind::LockWait);
        QTRY_VERIFY(!dialog->isBusy());
        dialog->answer()->action()->click(); // the same one
        desk.store.priceChanges.at(1).fail(DbError::Kind::Unreachable);
        QTRY_VERIFY(!dialog->isBusy());
        dialog->numberField()->setText(num("301"));
        dialog->doButton()->click();
        QCOMPARE(desk.store.priceChanges.size(), std::size_t(3));
        const auto operation = [&](std::size_t at) { return desk.store.priceChanges.at(at).request.operation; };
        QVERIFY(operation(1) == operation(0));
        QVERIFY(!(operation(2) == operation(0)));
    }

    // Refused is an answer: whoever counts again counts something else, also if it is as many.
    void afterARefusalItIsAnotherOperation()
    {
        Desk desk;
        SkuDialog *dialog = desk.ask(What::Count, num("3"));
        desk.store.stockCountings.at(0).answer(BelowReserved{3, 5});
        QTRY_VERIFY(!dialog->isBusy());
        QVERIFY(dialog->numberField()->isEnabled());
        dialog->doButton()->click();
        QCOMPARE(desk.store.stockCountings.size(), std::size_t(2));
        QVERIFY(
            !(desk.store.stockCountings.at(1).request.operation == desk.store.stockCountings.at(0).request.operation));
    }

    void eachSkuHasItsOwnDialogs()
    {
        Desk desk;
        SkuDialog *ofSeven = desk.open(What::Count);
        QCOMPARE(desk.details.open(What::Count), ofSeven);
        QVERIFY(desk.details.open(What::Price) != ofSeven);
        desk.details.setSku(SkuId{8});
        QTRY_COMPARE(desk.details.card()->stock.sku, SkuId{8});
        SkuDialog *ofEight = desk.details.open(What::Count);
        QVERIFY(ofEight != ofSeven);
        QCOMPARE(ofEight->sku(), SkuId{8});
        QVERIFY(ofSeven->said().contains(u"Now 11 available"));
    }

    // In the window the row is read again, also where only the price is another: no version tells that.
    void theRowIsReadAgain()
    {
        FakeDesk store;
        store.stock = {stockRow(7, 11, 5), stockRow(8, 1, 0)};
        MainWindow window(store.desk(), {num("Test"), true, num("TWD"), {}, {}, Role::Owner});
        window.show();
        window.go(MainWindow::StockAt);
        window.stock()->showSku(SkuId{7});
        QTRY_VERIFY(window.stock()->details()->card());
        SkuDialog *dialog = window.stock()->details()->open(What::Price);
        dialog->numberField()->setText(num("300"));
        dialog->reasonField()->setEditText(kWhy);
        dialog->doButton()->click();
        const std::size_t pendings = store.pendings.size();
        store.stockRowsAsked.clear();
        store.stock[0].priceMinor = 30'000;
        store.priceChanges.at(0).answer(PriceSet{SkuId{7}, 30'000, 25'000, 2, kThen, num("sup-1"), false});
        QTRY_COMPARE(dialog->answer()->sentence(),
                     num("The price is TWD\u00a0300.00 now, version 2; it was TWD\u00a0250.00."));
        QTRY_VERIFY(window.stock()->details()->said().contains(u"TWD\u00a0300.00"));
        QTRY_COMPARE(window.stock()->model()->at(0).priceMinor, std::optional<qint64>(30'000));
        QTRY_VERIFY(store.pendings.size() > pendings);
    }

    // Answers

    void everyAnswerHasItsSentence_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const AnswerText &text, const char *expected) {
            QTest::newRow(name) << QString(text.sentence + u'\n' + text.detail) << QString::fromUtf8(expected);
        };
        using Field = InvalidInput::Field;
        using Problem = InvalidInput::Problem;
        const auto price = [](bool again) { return PriceSet{SkuId{7}, 30'000, 25'000, 2, kThen, num("sup-1"), again}; };
        row("received", textOf<ReceiveStockOutcome>(Received{moved(7)}), "Received 7: 12 available, 5 reserved.");
        row("received before", textOf<ReceiveStockOutcome>(Received{moved(7, true)}),
            "7 had been received: 12 available, 5 reserved then.\nBy this same request, at ");
        row("counted fewer", textOf<CountStockOutcome>(Counted{moved(-2)}),
            "Counted: 12 available, 5 reserved, 2 fewer than recorded.");
        row("counted as many", textOf<CountStockOutcome>(Counted{moved(0)}),
            "Counted: 12 available, 5 reserved, as recorded.");
        row("counted before", textOf<CountStockOutcome>(Counted{moved(3, true)}),
            "It had been counted: 12 available, 5 reserved then, 3 more than recorded.\nBy this same request, at ");
        row("price", textOf<ChangePriceOutcome>(price(false)),
            "The price is TWD\u00a0300.00 now, version 2; it was TWD\u00a0250.00.\nQuotes that are open keep");
        row("price before", textOf<ChangePriceOutcome>(price(true)),
            "The price had been changed: TWD\u00a0300.00 instead of TWD\u00a0250.00, version 2.\nBy this same request");
        row("below", textOf<CountStockOutcome>(BelowReserved{3, 5}),
            "3 counted, but orders hold 5. Nothing was changed.\nCount again, also what is packed already.");
        row("not found", textOf<ReceiveStockOutcome>(NotFound{}), "This SKU is not in the store");
        row("no reason", textOf<ReceiveStockOutcome>(InvalidInput{Field::Reason, Problem::Missing}),
            "A reason is missing. Nothing was changed.");
        row("long reason", textOf<ReceiveStockOutcome>(InvalidInput{Field::Reason, Problem::TooLong, 500}),
            "longer than 500 characters. Nothing was changed.");
        row("NUL in the reason", textOf<ReceiveStockOutcome>(InvalidInput{Field::Reason, Problem::HoldsNul}),
            "The reason cannot be stored");
        row("too many", textOf<ReceiveStockOutcome>(InvalidInput{Field::Quantity, Problem::Overflow}),
            "Together that is more than can be kept. Nothing was changed.");
        row("a number that is none", textOf<ChangePriceOutcome>(InvalidInput{Field::Price, Problem::OutOfRange}),
            "This number cannot be stored. Nothing was changed.");
    }
    void everyAnswerHasItsSentence()
    {
        QFETCH(QString, sentence);
        QFETCH(QString, expected);
        QVERIFY2(sentence.contains(expected), qPrintable(sentence));
    }

    void everyErrorSaysWhetherAnythingWasChanged()
    {
        using Kind = DbError::Kind;
        for (int kind = 0; kind <= int(Kind::Other); ++kind) {
            const AnswerText text = textOf(DbError{Kind(kind), 1'234, "stock/stock_lock", num("as planned")});
            const bool unknown = Kind(kind) == Kind::CommitUnknown;
            QVERIFY2(text.sentence.contains(u"Nothing was changed") != unknown, DbError::name(Kind(kind)));
            QVERIFY(text.technical.contains(u"1234") && text.technical.contains(u"as planned"));
            QVERIFY(text.technical.contains(u"operation "));
        }
        QVERIFY(textOf(DbError{Kind::NotPermitted, 0, {}, {}}).detail.contains(u"Supervisors and owners may"));
        QVERIFY(textOf(DbError{Kind::NotPermitted, 0, {}, {}}).action.isEmpty());
        QVERIFY(!textOf(DbError{Kind::Unreachable, 0, {}, {}}).action.isEmpty());
    }

    void everythingInItHasANameAndAKey()
    {
        Desk desk;
        for (const What what : {What::Receive, What::Count, What::Price}) {
            SkuDialog *dialog = desk.open(what);
            QVERIFY(!dialog->windowTitle().isEmpty());
            QVERIFY(!dialog->numberField()->accessibleName().isEmpty());
            QVERIFY(!dialog->reasonField()->accessibleName().isEmpty());
            QSet<QString> keys;
            for (const QString &text : {dialog->doButton()->text(), dialog->closeButton()->text()}) {
                QVERIFY(text.contains(u'&'));
                keys << text.at(text.indexOf(u'&') + 1).toUpper();
            }
            for (const QLabel *label : dialog->findChildren<QLabel *>()) {
                if (label->buddy())
                    keys << label->text().at(label->text().indexOf(u'&') + 1).toUpper();
            }
            QCOMPARE(keys.size(), 4);
        }
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_StockOperations)
#include "tst_stock_operations.moc"
