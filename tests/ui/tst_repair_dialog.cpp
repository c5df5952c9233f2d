// SPDX-License-Identifier: GPL-3.0-or-later
// A repair from the evidence to the check after it: every answer, and a password that is nowhere afterwards.
#include "tests/support/fake_repairs.h"
#include "tests/support/gui_test_main.h"
#include "tests/support/other_tongues.h"
#include "ui/diagnostics/repair_dialog.h"
#include "ui/shared/movement_text.h"
#include "ui/shared/reason_field.h"
#include "ui/shared/sign_in_fields.h"
#include "ui/shared/theme.h"

#include <QAccessible>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>

using namespace holdfast;
using namespace holdfast::test;

using Stage = RepairDialog::Stage;
using Kind = DbError::Kind;

namespace {

const Instant kThen{1'764'000'000'000'000};
const QString kWhy = QStringLiteral("typed over at the till");
const QString kPassword = QStringLiteral("s3cret & long");
const IncidentId kCase{17};
const SkuId kMug{7};
const StockCounters kBefore{9, 1, 4}, kAfter{7, 3, 5};

RepairPlan plan()
{
    return {kMug, "MUG-01", kBefore, kAfter, 4, 3};
}

RepairAsked asked(bool mine, const OperationId &operation = OperationId::make(), bool made = false)
{
    return {operation, kCase, kMug, "MUG-01", kBefore, kAfter, kWhy, QStringLiteral("sup-1"), kThen, mine, made};
}

RepairMade made(const std::optional<QByteArrayList> &broken = QByteArrayList(), bool seenAgain = false)
{
    Repaired repaired;
    static_cast<StockMoved &>(repaired) = {kMug, 0, 7, 3, 5, kThen, QStringLiteral("sup-2"), seenAgain};
    repaired.incident = kCase;
    repaired.before = kBefore;
    repaired.askedBy = QStringLiteral("sup-1");
    return {repaired, broken};
}

CasePage page()
{
    CasePage page;
    page.incident.incident.id = kCase;
    page.incident.incident.sku = kMug;
    CasePage::Sku sku;
    sku.why.sku = kMug;
    sku.why.code = "MUG-01";
    sku.why.name = QStringLiteral("Mug");
    page.skus.push_back(sku);
    return page;
}

QString text(const char *words)
{
    return QString::fromUtf8(words);
}

// The dialog at a desk where sup-1 is signed in.
struct Desk
{
    FakeRepairs store;
    QPointer<RepairDialog> dialog;

    Desk()
        : dialog(new RepairDialog(store.desk(), {{}, true, {}, {}, text("sup-1"), Role::Supervisor}, page(), nullptr))
    {
        dialog->show();
        dialog->activateWindow();
        if (!QTest::qWaitForWindowActive(dialog))
            qFatal("no window is active");
    }
    ~Desk() { delete dialog; }

    bool reaches(Stage stage) const
    {
        return QTest::qWaitFor([&] { return dialog && dialog->stage() == stage && !dialog->isBusy(); });
    }
    bool see(const PlanRepairOutcome &outcome, const std::optional<RepairAsked> &request = {})
    {
        store.states.back().answer({outcome, request});
        return QTest::qWaitFor([&] { return dialog->stage() != Stage::Reading; });
    }
    void ask(const QString &reason = kWhy) const
    {
        dialog->reasonField()->setEditText(reason);
        dialog->doButton()->click();
    }
    void signIn(const QString &account = text("sup-2")) const
    {
        dialog->signIn()->setAccount(account);
        dialog->signIn()->passwordField()->setText(kPassword);
        dialog->doButton()->click();
    }
    QString answer() const { return dialog->answer()->isVisible() ? dialog->answer()->sentence() : QString(); }
    bool says(const char *words) const { return dialog->said().contains(text(words)); }
};

QStringList *messages = nullptr;
QtMessageHandler before = nullptr;

void keepMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    *messages << message;
    before(type, context, message);
}

} // namespace

class tst_RepairDialog : public QObject
{
    Q_OBJECT

private:
    // For whoever looks at it: HOLDFAST_PICTURES=FOLDER.
    static void picture(const Desk &desk, const char *name)
    {
        const QString folder = qEnvironmentVariable("HOLDFAST_PICTURES");
        QCoreApplication::processEvents();
        if (!folder.isEmpty())
            desk.dialog->grab().save(QDir(folder).filePath(text(name) + QStringLiteral(".png")));
    }
    static bool nothingIsClipped(const Desk &desk)
    {
        for (const QLabel *label : desk.dialog->findChildren<QLabel *>()) {
            if (!label->isVisible() || label->text().isEmpty())
                continue;
            const int needs =
                label->hasHeightForWidth() ? label->heightForWidth(label->width()) : label->sizeHint().height();
            if (label->height() < needs || (!label->wordWrap() && label->width() < label->sizeHint().width()))
                return false;
        }
        for (const QPushButton *button : desk.dialog->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->width() < button->sizeHint().width())
                return false;
        }
        const auto *scroll = desk.dialog->findChild<QScrollArea *>();
        return desk.dialog->height() <= 720 && scroll->horizontalScrollBar()->maximum() == 0 &&
               scroll->widget()->width() <= scroll->viewport()->width() &&
               (scroll->verticalScrollBar()->maximum() == 0 || desk.dialog->height() > 600); // then it scrolls
    }

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        QLocale::setDefault(QLocale(QStringLiteral("en")));
    }

    // The evidence

    void itShowsWhatWouldBeWrittenAndWhatThatRestsOn()
    {
        Desk desk;
        QCOMPARE(desk.store.states.at(0).request, kCase);
        QCOMPARE(desk.dialog->stage(), Stage::Reading);
        QVERIFY(desk.says("Looking at the evidence"));
        QVERIFY(!desk.dialog->doButton()->isVisible());
        QVERIFY(desk.see(plan()));
        QCOMPARE(desk.dialog->stage(), Stage::Ask);
        for (const char *words :
             {"Mug\n", "MUG-01 · case 17", "Now\n9\n1\n4\nAfter the repair\n7\n3\n5\nDifference\n−2\n+2\n+1",
              "4 movement(s), none missing, add up to 7 available and 3 reserved.", "Orders hold 3 unit(s)",
              "Only the stock row is written. No order, no reservation and no unit on the shelf is moved."})
            QVERIFY2(desk.says(words), words);
        QVERIFY(desk.dialog->reasonField()->lineEdit()->hasFocus() || desk.dialog->reasonField()->hasFocus());
        picture(desk, "ask");
    }

    void eachThingToFindOutHasItsWords_data()
    {
        QTest::addColumn<int>("why");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("next");
        const auto row = [](FindOut why, const char *found, const char *next) {
            QTest::newRow(nameOf(why)) << int(why) << text(found) << text(next);
        };
        row(FindOut::NothingIsWrong, "Counters, movements and reservations agree.", "There is nothing to repair.");
        row(FindOut::OrderAgainstReservation, "An order and its reservation say different things.",
            "which of the two is true");
        row(FindOut::MovementAgainstReservation, "more or less often than its reservation says.",
            "where its units are now");
        row(FindOut::WhoMovedStock, "by a movement that names nobody.", "who did it, and what for");
        row(FindOut::LostMovements, "Movements of this SKU are missing.", "what was moved then");
        row(FindOut::MovementsAgainstHeld, "add up to another number than orders hold.", "Compare each order");
        row(FindOut::CountOnShelf, "do not say how many units there are.", "Only the shelf can tell");
        row(FindOut::AnotherRecord, "not about a SKU's counters.", "Compare its records");
    }
    void eachThingToFindOutHasItsWords()
    {
        QFETCH(int, why);
        QFETCH(QString, found);
        QFETCH(QString, next);
        for (const bool withSku : {true, false}) {
            Desk desk;
            QVERIFY(desk.see(NotRepairable{FindOut(why), withSku ? std::optional(kMug) : std::nullopt}));
            QCOMPARE(desk.dialog->stage(), Stage::FindOut);
            QVERIFY2(desk.dialog->said().contains(found) && desk.dialog->said().contains(next),
                     qPrintable(desk.dialog->said()));
            QVERIFY(!desk.dialog->doButton()->isVisible() && !desk.dialog->reasonField()->isVisible());
            const bool counts = withSku && FindOut(why) != FindOut::NothingIsWrong;
            QCOMPARE(desk.dialog->countButton()->isVisible(), counts);
            QVERIFY((counts ? desk.dialog->countButton() : desk.dialog->closeButton())->hasFocus());
            if (withSku && FindOut(why) == FindOut::OrderAgainstReservation)
                picture(desk, "find-out");
        }
    }

    void theRecordedCountIsOneKeyAway()
    {
        Desk desk;
        QVERIFY(desk.see(NotRepairable{FindOut::CountOnShelf, kMug}));
        QSignalSpy counts(desk.dialog, &RepairDialog::countAsked);
        QTest::keyClick(desk.dialog, Qt::Key_Return);
        QCOMPARE(counts.size(), 1);
        QCOMPARE(counts.at(0).at(0).value<SkuId>(), kMug);
        QTRY_VERIFY(!desk.dialog); // it is not in the way
    }

    void aCaseThatThereIsNot()
    {
        Desk desk;
        QVERIFY(desk.see(NotFound{}));
        QCOMPARE(desk.dialog->stage(), Stage::FindOut);
        QVERIFY(desk.says("There is no such case."));
        QVERIFY(!desk.dialog->countButton()->isVisible());
    }

    void whatCouldNotBeLookedAtIsLookedAtAgain()
    {
        Desk desk;
        desk.store.states.at(0).fail(Kind::Unreachable, 2002);
        QVERIFY(desk.reaches(Stage::Unread));
        QVERIFY(desk.answer() == u"The evidence could not be read.");
        QVERIFY(desk.says("The database cannot be reached. Nothing was changed."));
        QVERIFY(desk.dialog->doButton()->hasFocus());
        picture(desk, "unread");
        QTest::keyClick(desk.dialog, Qt::Key_Return);
        QCOMPARE(desk.store.states.size(), std::size_t(2));
        QCOMPARE(desk.answer(), QString());
        QVERIFY(desk.see(plan()));
        QCOMPARE(desk.dialog->stage(), Stage::Ask);
    }

    // What was asked for

    void whoAskedIsSaidAndWhoHasToSignIn()
    {
        {
            Desk desk;
            QVERIFY(desk.see(plan(), asked(true)));
            QCOMPARE(desk.dialog->stage(), Stage::SignIn);
            QVERIFY(desk.says("You asked for it at ") && desk.says("Another supervisor has to sign in"));
            QVERIFY(desk.says("Reason: typed over at the till") && desk.says("After the repair"));
            QCOMPARE(desk.dialog->signIn()->account(), QString());
            QVERIFY(desk.dialog->signIn()->accountField()->hasFocus());
        }
        Desk desk;
        QVERIFY(desk.see(plan(), asked(false)));
        QCOMPARE(desk.dialog->stage(), Stage::SignIn);
        QVERIFY(desk.says("sup-1 asked for it at ") && desk.says("You can carry it out"));
        QCOMPARE(desk.dialog->signIn()->account(), text("sup-1"));
        QVERIFY(desk.dialog->signIn()->passwordField()->hasFocus()); // his own is asked for, too
        picture(desk, "sign-in");
    }

    // It is not carried out over rows that nobody asked about.
    void aRequestOverOtherRowsHasToBeAskedForAgain()
    {
        Desk desk;
        RepairAsked old = asked(false);
        old.before = {8, 2, 4};
        QVERIFY(desk.see(plan(), old));
        QCOMPARE(desk.dialog->stage(), Stage::Ask);
        QVERIFY(desk.says("sup-1 asked for a repair at ") && desk.says("it has to be asked for again."));
        desk.ask();
        QVERIFY(!(desk.store.asks.at(0).request.operation == old.operation));
    }

    void whatWasCarriedOutIsSaid()
    {
        Desk desk;
        QVERIFY(desk.see(NotRepairable{FindOut::NothingIsWrong, kMug}, asked(true, OperationId::make(), true)));
        QCOMPARE(desk.dialog->stage(), Stage::FindOut);
        QVERIFY(desk.says("You asked for a repair at ") && desk.says("It was carried out."));
        Desk later;
        QVERIFY(later.see(plan(), asked(false, OperationId::make(), true))); // damaged once more
        QCOMPARE(later.dialog->stage(), Stage::Ask);
        QVERIFY(later.says("sup-1 asked for a repair at ") && later.says("It was carried out."));
        Desk never;
        QVERIFY(never.see(NotRepairable{FindOut::LostMovements, kMug}, asked(false)));
        QVERIFY(never.says("it cannot be carried out."));
    }

    // Asking

    void aReasonIsDemanded()
    {
        Desk desk;
        QVERIFY(desk.see(plan()));
        for (const QString &reason : {QString(), QStringLiteral("  "), QString(501, u'x')}) {
            desk.ask(reason);
            QVERIFY(desk.says(reason.size() > 500 ? "The reason has 501 characters; 500 can be kept."
                                                  : "Choose a reason or type one"));
        }
        QCOMPARE(desk.store.asks.size(), std::size_t(0));
    }

    void oneRequestIsAskedHoweverOftenItIsPressed()
    {
        Desk desk;
        QVERIFY(desk.see(plan()));
        desk.ask();
        for (int more = 0; more < 3; ++more) {
            desk.dialog->doButton()->click();
            QTest::keyClick(desk.dialog, Qt::Key_Return);
        }
        QTest::keyClick(desk.dialog, Qt::Key_Escape); // the answer has to be read
        QVERIFY(desk.dialog && desk.dialog->isVisible());
        QCOMPARE(desk.store.asks.size(), std::size_t(1));
        const AskRepair &request = desk.store.asks.at(0).request;
        QCOMPARE(request.incident, kCase);
        QVERIFY(request.plan == plan());
        QCOMPARE(request.reason, kWhy);
        QSignalSpy written(desk.dialog, &RepairDialog::asked);
        desk.store.asks.at(0).answer(asked(true, request.operation));
        QVERIFY(desk.reaches(Stage::SignIn));
        QCOMPARE(desk.answer(), text("Asked for. Nothing is repaired yet."));
        QCOMPARE(written.size(), 1);
        QVERIFY(desk.dialog->signIn()->accountField()->hasFocus());
        picture(desk, "asked");
        desk.signIn();
        QVERIFY(desk.store.repairs.at(0).request.repair.operation == request.operation);
        QCOMPARE(desk.store.repairs.at(0).request.repair.sku, kMug);
    }

    void anotherDeskMayHaveMadeItMeanwhile()
    {
        Desk desk;
        QVERIFY(desk.see(plan()));
        desk.ask();
        desk.store.asks.at(0).answer(asked(true, desk.store.asks.at(0).request.operation, true));
        QTRY_COMPARE(desk.store.states.size(), std::size_t(2));
        QVERIFY(desk.see(NotRepairable{FindOut::NothingIsWrong, kMug}, asked(true, OperationId::make(), true)));
        QVERIFY(desk.says("It was carried out."));
    }

    void aPremiseThatChangedIsShownAndLookedAtAgain()
    {
        Desk desk;
        QVERIFY(desk.see(plan()));
        desk.ask();
        RepairPlan now = plan();
        now.before = {8, 2, 4};
        desk.store.asks.at(0).answer(PremiseChanged{now});
        QVERIFY(desk.reaches(Stage::Changed));
        QVERIFY(desk.answer().startsWith(u"The rows are not what they were when you looked."));
        QVERIFY(desk.says("When you looked\n9\n1\n4\nNow\n8\n2\n4\nDifference\n−1\n+1\n–"));
        QVERIFY(!desk.dialog->reasonField()->isVisible());
        QVERIFY(desk.dialog->doButton()->hasFocus());
        picture(desk, "changed");
        desk.dialog->doButton()->click();
        QCOMPARE(desk.store.asks.size(), std::size_t(1)); // it looks, and asks for nothing
        QCOMPARE(desk.store.states.size(), std::size_t(2));
        QVERIFY(desk.see(now));
        QVERIFY(desk.says("Now\n8\n2\n4\n"));
        QCOMPARE(desk.dialog->reasonField()->reason(), kWhy);
        desk.dialog->doButton()->click();
        QVERIFY(desk.store.asks.at(1).request.plan == now);
        QVERIFY(!(desk.store.asks.at(1).request.operation == desk.store.asks.at(0).request.operation));
    }

    void otherAnswersToTheRequest_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<int>("stage");
        QTest::addColumn<QString>("sentence");
        using Problem = InvalidInput::Problem;
        const auto row = [](const char *name, int which, Stage stage, const char *sentence) {
            QTest::newRow(name) << which << int(stage) << text(sentence);
        };
        row("not repairable", -1, Stage::FindOut, "It cannot be repaired any more: the records have changed.");
        row("changed, and nothing is left", -2, Stage::Changed, "The rows are not what they were when you looked.");
        row("no case", -3, Stage::FindOut, "There is no such case. Nothing was changed.");
        row("no reason", int(Problem::Missing), Stage::Ask, "A reason is missing. Nothing was changed.");
        row("long reason", int(Problem::TooLong), Stage::Ask, "The reason is longer than 500 characters.");
        row("NUL", int(Problem::HoldsNul), Stage::Ask, "The reason cannot be stored as it is.");
    }
    void otherAnswersToTheRequest()
    {
        QFETCH(int, which);
        QFETCH(int, stage);
        QFETCH(QString, sentence);
        Desk desk;
        QVERIFY(desk.see(plan()));
        desk.ask();
        desk.store.asks.at(0).answer(which == -1   ? AskRepairOutcome(NotRepairable{FindOut::LostMovements, kMug})
                                     : which == -2 ? AskRepairOutcome(PremiseChanged{})
                                     : which == -3 ? AskRepairOutcome(NotFound{})
                                                   : AskRepairOutcome(InvalidInput{InvalidInput::Field::Reason,
                                                                                   InvalidInput::Problem(which), 500}));
        QVERIFY(desk.reaches(Stage(stage)));
        QVERIFY2(desk.answer().startsWith(sentence), qPrintable(desk.answer()));
        if (which == -1)
            QVERIFY(desk.says("Movements of this SKU are missing."));
        if (which == -2)
            QVERIFY(!desk.says("Difference"));
    }

    // It claims nothing, and asking again is the same operation.
    void aRequestWithoutAnAnswerIsAskedAgainAsTheSame()
    {
        Desk desk;
        QVERIFY(desk.see(plan()));
        desk.ask();
        const std::pair<Kind, int> errors[] = {
            {Kind::CommitUnknown, 2013}, {Kind::Unreachable, 2002}, {Kind::LockWait, 1205}};
        for (std::size_t at = 0; at < std::size(errors); ++at) {
            desk.store.asks.at(at).fail(errors[at].first, errors[at].second);
            QTRY_VERIFY(!desk.dialog->isBusy());
            QVERIFY(desk.dialog->isUnconfirmed());
            QVERIFY(desk.answer().contains(u"It is not known whether the repair was asked for."));
            QVERIFY(!desk.says("Nothing was changed"));
            QVERIFY(desk.says("Ask again: it is asked for once"));
            QVERIFY(!desk.dialog->reasonField()->isEnabled());
            QVERIFY(desk.dialog->doButton()->hasFocus());
            picture(desk, "unknown");
            desk.dialog->doButton()->click();
            QCOMPARE(desk.store.asks.size(), at + 2);
        }
        for (const auto &sent : desk.store.asks) {
            QVERIFY(sent.request.operation == desk.store.asks.at(0).request.operation);
            QVERIFY(sent.request.plan == plan() && sent.request.reason == kWhy);
        }
        desk.store.asks.back().answer(asked(true, desk.store.asks.at(0).request.operation));
        QVERIFY(desk.reaches(Stage::SignIn));
        QVERIFY(!desk.dialog->isUnconfirmed());
    }

    void anotherReasonIsAnotherOperation()
    {
        Desk desk;
        QVERIFY(desk.see(plan()));
        desk.ask();
        desk.store.asks.at(0).fail(Kind::Unreachable, 2002);
        QTRY_VERIFY(!desk.dialog->isBusy());
        QCOMPARE(desk.answer(), text("The database cannot be reached. Nothing was changed."));
        desk.ask();
        desk.store.asks.at(1).fail(Kind::NotPermitted);
        QTRY_VERIFY(!desk.dialog->isBusy());
        QVERIFY(desk.says("Your account may not do this. Nothing was changed.") &&
                desk.says("Supervisors and owners may"));
        desk.ask(QStringLiteral("another"));
        const auto operation = [&](std::size_t at) { return desk.store.asks.at(at).request.operation; };
        QVERIFY(operation(1) == operation(0));
        QVERIFY(!(operation(2) == operation(0)));
    }

    // Signing in

    void bothFieldsAreDemanded()
    {
        Desk desk;
        QVERIFY(desk.see(plan(), asked(true)));
        SignInFields *fields = desk.dialog->signIn();
        desk.dialog->doButton()->click();
        QCOMPARE(fields->missingText(), text("Type the account."));
        QVERIFY(fields->accountField()->hasFocus());
        fields->setAccount(text(" sup-2 "));
        QCOMPARE(fields->missingText(), QString());
        desk.dialog->doButton()->click();
        QCOMPARE(fields->missingText(), text("Type the password."));
        QVERIFY(fields->passwordField()->hasFocus());
        QCOMPARE(desk.store.repairs.size(), std::size_t(0));
        fields->passwordField()->setText(kPassword);
        desk.dialog->doButton()->click();
        QCOMPARE(desk.store.repairs.size(), std::size_t(1));
        QCOMPARE(desk.store.repairs.at(0).request.by.account, text("sup-2"));
        QCOMPARE(desk.store.repairs.at(0).request.by.password, kPassword); // blanks are its own
    }

    // Sent once, and nowhere else: not in the field, its history, any text, nor the log.
    void thePasswordIsNowhereAfterwards()
    {
        QStringList logged;
        messages = &logged;
        before = qInstallMessageHandler(keepMessage);
        const auto restored = qScopeGuard([] { qInstallMessageHandler(before); });
        {
            Desk desk;
            QVERIFY(desk.see(plan(), asked(true)));
            QLineEdit *field = desk.dialog->signIn()->passwordField();
            QCOMPARE(field->echoMode(), QLineEdit::Password);
            const auto isNowhere = [&] {
                if (!field->text().isEmpty())
                    return false;
                field->undo(); // brings nothing back
                const QWidgetList all = desk.dialog->findChildren<QWidget *>();
                for (const QWidget *widget : all) {
                    for (int i = 0; i < widget->metaObject()->propertyCount(); ++i) {
                        if (widget->metaObject()->property(i).read(widget).toString().contains(kPassword))
                            return false;
                    }
                }
                return field->text().isEmpty() && !desk.dialog->said().contains(kPassword);
            };
            const std::pair<Kind, int> errors[] = {{Kind::NotPermitted, 1045},
                                                   {Kind::NotPermitted, 0},
                                                   {Kind::Unreachable, 2002},
                                                   {Kind::CommitUnknown, 2013}};
            for (std::size_t at = 0; at < std::size(errors); ++at) {
                desk.dialog->signIn()->setAccount(text("sup-2"));
                QTest::keyClicks(field, kPassword);
                QTest::keyClick(field, Qt::Key_Return);
                QCOMPARE(desk.store.repairs.size(), at + 1);
                QCOMPARE(desk.store.repairs.at(at).request.by.password, kPassword);
                QVERIFY(isNowhere()); // already while it is asked
                desk.store.repairs.at(at).fail(errors[at].first, errors[at].second);
                QTRY_VERIFY(!desk.dialog->isBusy());
                QVERIFY(isNowhere());
            }
            QTest::keyClicks(field, kPassword); // typed, and thought better of
            desk.dialog->hide();
            QVERIFY(isNowhere());
            desk.dialog->show();
            desk.signIn();
            desk.store.repairs.back().answer(made());
            QVERIFY(desk.reaches(Stage::Done));
            QVERIFY(isNowhere());
        }
        QVERIFY(logged.filter(kPassword).isEmpty());
    }

    void whoMayNotIsToldApart_data()
    {
        QTest::addColumn<int>("native");
        QTest::addColumn<QString>("clause");
        QTest::addColumn<bool>("password"); // is what has to be typed again, and no more
        QTest::newRow("wrong password") << 1045 << text("Account or password are wrong.") << true;
        QTest::newRow("another way to sign in") << 1698 << text("Account or password are wrong.") << true;
        QTest::newRow("not of this store") << 1044 << text("sup-2 is no supervisor here.") << false;
        QTest::newRow("no grant") << 1142 << text("sup-2 is no supervisor here.") << false;
        QTest::newRow("staff") << 0 << text("sup-2 is no supervisor here.") << false;
    }
    void whoMayNotIsToldApart()
    {
        QFETCH(int, native);
        QFETCH(QString, clause);
        QFETCH(bool, password);
        Desk desk;
        QVERIFY(desk.see(plan(), asked(true)));
        desk.signIn();
        desk.store.repairs.at(0).fail(Kind::NotPermitted, native);
        QTRY_VERIFY(!desk.dialog->isBusy());
        QCOMPARE(desk.dialog->stage(), Stage::SignIn);
        QCOMPARE(desk.answer(), clause + QStringLiteral(" Nothing was changed."));
        QCOMPARE(desk.dialog->signIn()->account(), password ? text("sup-2") : QString());
        QVERIFY(
            (password ? desk.dialog->signIn()->passwordField() : desk.dialog->signIn()->accountField())->hasFocus());
        if (native == 1045)
            picture(desk, "wrong-password");

        // After an attempt whose end is not known, that stays so.
        desk.signIn();
        desk.store.repairs.at(1).fail(Kind::CommitUnknown, 2013);
        QTRY_VERIFY(!desk.dialog->isBusy());
        desk.signIn();
        desk.store.repairs.at(2).fail(Kind::NotPermitted, native);
        QTRY_VERIFY(!desk.dialog->isBusy());
        QCOMPARE(desk.answer(), clause + QStringLiteral(" Whether the repair was made before is not known still."));
        QVERIFY(desk.dialog->isUnconfirmed());
    }

    void whoAskedMayNotCarryItOut()
    {
        Desk desk;
        QVERIFY(desk.see(plan(), asked(true)));
        desk.signIn(text("sup-1"));
        desk.store.repairs.at(0).answer({AskedByYourself{}, {}});
        QTRY_VERIFY(!desk.dialog->isBusy());
        QCOMPARE(desk.answer(),
                 text("sup-1 asked for this repair: another supervisor has to sign in. Nothing was changed."));
        QCOMPARE(desk.dialog->stage(), Stage::SignIn);
        QVERIFY(desk.dialog->signIn()->accountField()->hasFocus());
        QCOMPARE(desk.dialog->signIn()->account(), QString());
    }

    void aRepairWithoutAnAnswerIsTheSameWhenItIsSentAgain()
    {
        Desk desk;
        const RepairAsked request = asked(true);
        QVERIFY(desk.see(plan(), request));
        QSignalSpy repaired(desk.dialog, &RepairDialog::repaired);
        const std::pair<Kind, int> errors[] = {{Kind::CommitUnknown, 2013}, {Kind::Unreachable, 2002}};
        for (std::size_t at = 0; at < std::size(errors); ++at) {
            desk.signIn();
            desk.store.repairs.at(at).fail(errors[at].first, errors[at].second);
            QTRY_VERIFY(!desk.dialog->isBusy());
            QVERIFY(desk.answer().contains(u"It is not known whether the repair was made."));
            QVERIFY(desk.says("Sign in again: it is the same repair"));
            QVERIFY(!desk.says("Nothing was changed") && !desk.says("Repaired") && !desk.says("What was written"));
            QVERIFY(desk.dialog->isUnconfirmed());
            QVERIFY(desk.dialog->signIn()->passwordField()->hasFocus());
        }
        QCOMPARE(repaired.size(), 0);
        desk.signIn();
        for (const auto &sent : desk.store.repairs)
            QVERIFY(sent.request.repair.operation == request.operation);
        desk.store.repairs.at(2).answer(made(QByteArrayList(), true));
        QVERIFY(desk.reaches(Stage::Done));
        QCOMPARE(desk.answer(), text("It had been repaired: 7 available, 3 reserved then."));
        QVERIFY(desk.says("By this same request, at "));
        QVERIFY(!desk.dialog->isUnconfirmed());
        QCOMPARE(repaired.size(), 1);
    }

    void everyErrorSaysWhetherAnythingWasChanged()
    {
        for (int kind = 0; kind <= int(Kind::Other); ++kind) {
            const bool unknown = Kind(kind) == Kind::CommitUnknown;
            const DbError error{Kind(kind), 1'234, "stock/stock_lock", text("as planned")};
            const RepairAttempt first{OperationId::make(), QTime(9, 0), false},
                later{first.operation, QTime(9, 0), true};
            for (const AnswerText &said : {repairAnswerText(Reply<AskRepairOutcome>{error, {}}, first),
                                           repairAnswerText(Reply<RepairMade>{error, {}}, text("sup-2"), first)}) {
                QVERIFY2(said.sentence.contains(u"Nothing was changed") != unknown, DbError::name(Kind(kind)));
                QVERIFY(said.technical.contains(u"1234") && said.technical.contains(first.operation.text()));
                QVERIFY(said.customer.isEmpty() && said.action.isEmpty());
            }
            for (const AnswerText &said : {repairAnswerText(Reply<AskRepairOutcome>{error, {}}, later),
                                           repairAnswerText(Reply<RepairMade>{error, {}}, text("sup-2"), later)})
                QVERIFY2(!said.sentence.contains(u"Nothing was changed") && said.sentence.contains(u"not known"),
                         DbError::name(Kind(kind)));
        }
    }

    // The end

    void whatWasWrittenIsShownAndTheCheckAfterIt_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("green") << 0 << text("Everything holds of this SKU now");
        QTest::newRow("something is left") << 2 << text("2 thing(s) of this SKU do not hold still:");
        QTest::newRow("not looked at") << -1 << text("The check after it could not be made. The repair stands");
    }
    void whatWasWrittenIsShownAndTheCheckAfterIt()
    {
        QFETCH(int, left);
        QFETCH(QString, sentence);
        Desk desk;
        QVERIFY(desk.see(plan(), asked(true)));
        QSignalSpy repaired(desk.dialog, &RepairDialog::repaired);
        desk.signIn();
        std::optional<QByteArrayList> broken;
        if (left == 0)
            broken = QByteArrayList();
        if (left == 2)
            broken = QByteArrayList{"movement.attributed/movement/91", "versions.without-gap/sku/7"};
        desk.store.repairs.at(0).answer(made(broken));
        QVERIFY(desk.reaches(Stage::Done));
        QCOMPARE(repaired.size(), 1);
        QCOMPARE(repaired.at(0).at(0).value<IncidentId>(), kCase);
        QCOMPARE(desk.answer(), text("Repaired: 7 available, 3 reserved."));
        QVERIFY(desk.says("By sup-2, asked for by sup-1."));
        QVERIFY(desk.says("What was written") && desk.says("Before\n9\n1\n4\nWritten\n7\n3\n5\n"));
        QVERIFY2(desk.dialog->said().contains(sentence), qPrintable(desk.dialog->said()));
        QCOMPARE(desk.says("Everything holds"), left == 0);
        QCOMPARE(desk.says("(versions.without-gap/sku/7)"), left == 2);
        QCOMPARE(desk.says("Nothing says what stock was changed for."), left == 2); // in words, too
        QVERIFY(!desk.dialog->doButton()->isVisible());
        QVERIFY(desk.dialog->closeButton()->hasFocus());
        picture(desk, left == 0 ? "done" : left > 0 ? "done-left" : "done-unseen");
        QTest::keyClick(desk.dialog, Qt::Key_Escape);
        QTRY_VERIFY(!desk.dialog);
    }

    void aRequestThatDoesNotStandAnyMore_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("changed") << 0 << text("The rows are not what they were when the repair was asked for.");
        QTest::newRow("nothing is left") << 1 << text("The rows are not what they were when the repair was asked for.");
        QTest::newRow("no request") << 2 << text("This request is not there any more. Nothing was changed.");
    }
    void aRequestThatDoesNotStandAnyMore()
    {
        QFETCH(int, which);
        QFETCH(QString, sentence);
        Desk desk;
        const RepairAsked request = asked(true);
        QVERIFY(desk.see(plan(), request));
        desk.signIn();
        RepairPlan now = plan();
        now.before = {9, 1, 5};
        now.after.version = 6;
        const RepairStockOutcome outcomes[] = {PremiseChanged{now}, PremiseChanged{}, NotFound{}};
        desk.store.repairs.at(0).answer({outcomes[which], {}});
        QVERIFY(desk.reaches(Stage::Changed));
        QVERIFY2(desk.answer().startsWith(sentence), qPrintable(desk.answer()));
        QVERIFY(!desk.dialog->signIn()->isVisible());
        QCOMPARE(desk.says("When it was asked for\n9\n1\n4\nNow\n9\n1\n5\n"), which == 0);
        desk.dialog->doButton()->click();
        QVERIFY(desk.see(now, request));
        QCOMPARE(desk.dialog->stage(), Stage::Ask); // again, for these rows
        desk.ask();
        QVERIFY(!(desk.store.asks.at(0).request.operation == request.operation));
    }

    // Keys

    void theKeyboardAloneSuffices()
    {
        Desk desk;
        QVERIFY(desk.see(plan()));
        const auto type = [&](const QString &words) { QTest::keyClicks(desk.dialog->focusWidget(), words); };
        const auto press = [&](Qt::Key key) { QTest::keyClick(desk.dialog->focusWidget(), key); };
        type(kWhy);
        press(Qt::Key_Return);
        QCOMPARE(desk.store.asks.size(), std::size_t(1));
        desk.store.asks.at(0).answer(asked(true, desk.store.asks.at(0).request.operation));
        QVERIFY(desk.reaches(Stage::SignIn));
        type(text("sup-2"));
        press(Qt::Key_Tab);
        type(kPassword);
        press(Qt::Key_Return);
        QCOMPARE(desk.store.repairs.size(), std::size_t(1));
        QCOMPARE(desk.store.repairs.at(0).request.by.account, text("sup-2"));
        QCOMPARE(desk.store.repairs.at(0).request.by.password, kPassword);
        desk.store.repairs.at(0).answer(made());
        QVERIFY(desk.reaches(Stage::Done));
        press(Qt::Key_Escape);
        QTRY_VERIFY(!desk.dialog);
    }

    // A key that is held answers nothing of what it brought up.
    void aHeldEnterIsOnePress()
    {
        Desk desk;
        QVERIFY(desk.see(plan()));
        desk.dialog->reasonField()->setEditText(kWhy);
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
        QCoreApplication::sendEvent(desk.dialog, &held);
        QCOMPARE(desk.store.asks.size(), std::size_t(0));
    }

    void itClosesWhileItReads()
    {
        Desk desk;
        QTest::keyClick(desk.dialog, Qt::Key_Escape);
        QTRY_VERIFY(!desk.dialog);
        desk.store.states.at(0).answer({plan(), {}}); // to nobody
    }

    void everythingHasANameAndAKeyOfItsOwn()
    {
        Desk desk;
        const auto keysAreApart = [&] {
            QSet<QString> keys;
            int all = 0;
            const auto take = [&](const QString &words) {
                const qsizetype at = words.indexOf(u'&');
                if (at < 0)
                    return;
                ++all;
                keys << words.at(at + 1).toUpper();
            };
            for (const QPushButton *button : desk.dialog->findChildren<QPushButton *>()) {
                if (button->isVisible())
                    take(button->text());
            }
            for (const QLabel *label : desk.dialog->findChildren<QLabel *>()) {
                if (label->buddy() && label->isVisible()) {
                    take(label->text());
                    if (label->buddy()->accessibleName().isEmpty() || label->buddy()->toolTip().isEmpty())
                        return false;
                }
            }
            return keys.size() == all && all >= 2;
        };
        QVERIFY(desk.see(plan()));
        QVERIFY(keysAreApart());
        desk.ask();
        desk.store.asks.at(0).answer(asked(true, desk.store.asks.at(0).request.operation));
        QVERIFY(desk.reaches(Stage::SignIn));
        desk.dialog->answer()->more()->click();
        QVERIFY(keysAreApart());
        QVERIFY(desk.dialog->doButton()->toolTip().contains(u"(Alt+I)"));
        QVERIFY(!desk.dialog->windowTitle().isEmpty());
    }

    // Pictures: in a language with words twice as long, and in the dark

    void nothingIsClippedInALongLanguageNorOnASmallScreen_data()
    {
        QTest::addColumn<bool>("translated");
        QTest::newRow("English") << false;
        QTest::newRow("twice as long") << true;
    }
    void nothingIsClippedInALongLanguageNorOnASmallScreen()
    {
        QFETCH(bool, translated);
        LongWords words;
        Desk desk;
        QVERIFY(desk.see(plan()));
        if (translated)
            QCoreApplication::installTranslator(&words); // while it is open
        QTRY_COMPARE(desk.says("Difference Difference"), translated);
        QTRY_VERIFY(nothingIsClipped(desk));
        desk.dialog->doButton()->click();
        QTRY_VERIFY(nothingIsClipped(desk)); // with the hint
        desk.ask();
        desk.store.asks.at(0).answer(asked(true, desk.store.asks.at(0).request.operation));
        QVERIFY(desk.reaches(Stage::SignIn));
        QTRY_VERIFY(nothingIsClipped(desk));
        if (translated)
            picture(desk, "long");
        desk.signIn();
        desk.store.repairs.at(0).answer(made(QByteArrayList{"versions.without-gap/sku/7"}));
        QVERIFY(desk.reaches(Stage::Done));
        QTRY_VERIFY(nothingIsClipped(desk));
        if (translated)
            QCoreApplication::removeTranslator(&words);
    }

    void itIsDrawnInTheDark()
    {
        Theme::apply(*qApp, Theme::Mode::Dark);
        const auto light = qScopeGuard([] { Theme::apply(*qApp, Theme::Mode::Light); });
        Desk desk;
        QVERIFY(desk.see(plan(), asked(true)));
        const QImage drawn = desk.dialog->grab().toImage();
        QCOMPARE(drawn.pixelColor(3, 3), Theme::current().raised);
        picture(desk, "dark-sign-in");
        desk.signIn();
        desk.store.repairs.at(0).answer(made());
        QVERIFY(desk.reaches(Stage::Done));
        picture(desk, "dark-done");
    }

    // Movements

    void everyKindOfMovementHasItsWord()
    {
        QSet<QString> words;
        for (const char *kind : {"opening", "reserve", "release", "receive", "count", "repair", "unattributed"})
            words << movementText(kind);
        QCOMPARE(words.size(), 7);
        QCOMPARE(movementText("repair"), text("counter repaired"));
        QCOMPARE(movementText("what the program does not know"), movementText("unattributed"));
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_RepairDialog)
#include "tst_repair_dialog.moc"
