// SPDX-License-Identifier: GPL-3.0-or-later
// A quote that is issued, and an order that is placed at the current prices: one operation until it has its answer, and
// a sentence of its own for each.
#include "sql/journal/place_order_entry.h"
#include "tests/support/fake_desk.h"
#include "tests/support/gui_test_main.h"
#include "ui/pending/pending_operations.h"
#include "ui/quotes/issue_answer_text.h"
#include "ui/quotes/new_quote_dialog.h"
#include "ui/quotes/place_answer_text.h"
#include "ui/quotes/sku_search_field.h"
#include "ui/quotes/wanted_lines_editor.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/theme.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

using namespace holdfast;
using namespace holdfast::test;

namespace {

using Kind = DbError::Kind;

const Currency kTwd{"TWD", 2};
const Instant kAt{1'764'300'000'000'000};
const std::vector<ShownLine> kShown{{stockRow(101, 8, 0), 2}};
const OperationId kOperation(QUuid(QStringLiteral("00112233-4455-6677-8899-aabbccddeeff")));

StoreFacts facts(OrderRoad road)
{
    StoreFacts facts;
    facts.currency = QStringLiteral("TWD");
    facts.road = road;
    return facts;
}

struct Dialog
{
    FakeDesk store;
    std::unique_ptr<NewQuoteDialog> dialog;

    explicit Dialog(OrderRoad road = OrderRoad::Quote)
    {
        store.stock = {stockRow(101, 8, 0), stockRow(102, 3, 0)};
        dialog = std::make_unique<NewQuoteDialog>(store.desk(), facts(road), store.customers.at(0),
                                                  std::vector<WantedLine>{{SkuId{101}, 2, 0}});
        dialog->show();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        QTRY_VERIFY(dialog->askButton()->isEnabled()); // its lines are read
    }
    AnswerBar *answer() const { return dialog->answer(); }
    void press() const { dialog->askButton()->click(); }
    void act() const { answer()->action()->click(); }
    void quantity(const char *typed) const { dialog->lines()->quantityField(0)->setText(QString::fromLatin1(typed)); }
    bool answered() const { return answer()->isVisible(); }
    static Issued issued(qint64 price = 25'000)
    {
        return {QuoteId{17}, {2 * price, kTwd}, kAt, {kAt.micros + 300'000'000}, {{SkuId{101}, 2, price}}, false};
    }
};

AnswerText issueText(const Reply<IssueQuoteOutcome> &reply)
{
    return issueAnswerText(reply, kOperation, QTime(10, 31, 4), kShown);
}

AnswerText placeText(const Reply<PlaceOrderOutcome> &reply)
{
    return placeAnswerText(reply, kOperation, QTime(10, 31, 4), kShown, kTwd);
}

} // namespace

class tst_NewQuoteDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("TZ", "Asia/Taipei");
        tzset();
        Theme::apply(*qApp, Theme::Mode::Light);
    }

    void aQuoteIsIssuedWhenAPersonPressesAndNotBefore()
    {
        Dialog open;
        QVERIFY(open.store.issues.empty());
        QVERIFY(open.dialog->windowTitle().contains(u"Ada Chen"));
        QCOMPARE(open.dialog->totalText(), QStringLiteral("Total now TWD\u00A0500.00"));
        QTest::keyClick(open.dialog.get(), Qt::Key_I, Qt::AltModifier);
        QTRY_COMPARE(open.store.issues.size(), std::size_t(1));
        open.press();
        QCOMPARE(open.store.issues.size(), std::size_t(1)); // a double press is one operation
        const IssueQuote asked = open.store.issues.at(0).request;
        QCOMPARE(asked.customer, CustomerId{1});
        QCOMPARE(asked.lines.size(), std::size_t(1));
        QCOMPARE(asked.lines.at(0).quantity, 2);
        QVERIFY(!asked.validFor);
        open.store.issues.at(0).answer(Dialog::issued());
        QTRY_VERIFY(open.answered());
        QVERIFY2(open.answer()->sentence().startsWith(u"Quote 17 is issued: TWD\u00A0500.00 in all, valid until "),
                 qPrintable(open.answer()->sentence()));
        QCOMPARE(open.store.seen.size(), std::size_t(1));
        QCOMPARE(open.store.seen.at(0).request.bytes(), asked.operation.bytes());
        QSignalSpy shown(open.dialog.get(), &NewQuoteDialog::issued);
        QTest::keyClick(open.dialog.get(), Qt::Key_S, Qt::AltModifier);
        QTRY_COMPARE(shown.size(), 1);
        QCOMPARE(shown.at(0).at(0).value<QuoteId>(), QuoteId{17});
        QVERIFY(!open.dialog->isVisible());
    }

    void enterInAFieldNeverIssues()
    {
        Dialog open;
        open.dialog->lines()->quantityField(0)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), open.dialog->lines()->searchField());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        open.dialog->periodField()->setFocus();
        QTest::keyClick(open.dialog->periodField(), Qt::Key_Return);
        QVERIFY(open.store.issues.empty());
        QVERIFY(open.dialog->isVisible());
    }

    void aShorterTimeCanBeAskedForAndNoLongerOne()
    {
        Dialog open;
        QCOMPARE(open.dialog->periodField()->maximum(), 300);
        open.dialog->periodField()->setValue(60);
        open.press();
        QCOMPARE(open.store.issues.at(0).request.validFor, std::optional(std::chrono::seconds(60)));
    }

    void theSameOperationIsAskedUntilItIsKnown()
    {
        Dialog open;
        open.press();
        const OperationId first = open.store.issues.at(0).request.operation;
        open.store.issues.at(0).fail(Kind::CommitUnknown);
        QTRY_VERIFY(open.answered());
        QVERIFY(open.answer()->sentence().contains(u"not known whether"));
        QVERIFY(!open.dialog->lines()->quantityField(0)->isEnabled()); // what was asked stays as it was
        QVERIFY(!open.dialog->askButton()->isVisible());
        open.act();
        QCOMPARE(open.store.issues.size(), std::size_t(2));
        QVERIFY(open.store.issues.at(1).request.operation == first);
        open.store.issues.at(1).fail(Kind::Journal); // nothing was sent: it is not known still
        QTRY_VERIFY(open.answered());
        QVERIFY(open.answer()->sentence().contains(u"not known whether"));
        open.act();
        open.store.issues.at(2).fail(Kind::LockWait);
        QTRY_VERIFY(open.answered());
        QVERIFY(open.dialog->lines()->quantityField(0)->isEnabled());
        open.press();
        QVERIFY(open.store.issues.at(3).request.operation == first);
        open.store.issues.at(3).fail(Kind::LockWait);
        QTRY_VERIFY(open.answered());
        open.quantity("3"); // nothing was changed by the first, and this is another one
        QVERIFY(!open.answer()->action()->isEnabled());
        open.press();
        QVERIFY(!(open.store.issues.at(4).request.operation == first));
    }

    void otherPricesThanThoseShownArePointedOut()
    {
        Dialog open;
        open.press();
        open.store.issues.at(0).answer(Dialog::issued(27'500));
        QTRY_VERIFY(open.answered());
        QVERIFY(open.answer()->accessibleDescription().contains(
            u"Thing 101: TWD\u00A0275.00 each in the quote, TWD\u00A0250.00 was shown."));
        QVERIFY(open.dialog->lines()->said(0).contains(u"was 250.00"));
        QCOMPARE(open.dialog->totalText(), QStringLiteral("Total TWD\u00A0550.00"));
        QVERIFY(!issueText({Dialog::issued(), {}}).customer.contains(u"was shown"));
    }

    void closingWithLinesAsksOnce()
    {
        Dialog open;
        QTest::keyClick(open.dialog.get(), Qt::Key_Escape);
        QVERIFY(open.dialog->closeQuestion().contains(u"Close without issuing"));
        QVERIFY(open.dialog->keepButton()->hasFocus());
        QTest::keyClick(open.dialog.get(), Qt::Key_Escape);
        QVERIFY(open.dialog->closeQuestion().isEmpty());
        QVERIFY(open.dialog->isVisible());
        open.dialog->close(); // by the window's own button
        QVERIFY(open.dialog->isVisible());
        QTest::keyClick(open.dialog.get(), Qt::Key_E, Qt::AltModifier);
        QTRY_VERIFY(!open.dialog->isVisible());

        Dialog empty;
        QTest::mouseClick(empty.dialog->lines()->removeButton(0), Qt::LeftButton);
        QTest::keyClick(empty.dialog.get(), Qt::Key_Escape);
        QVERIFY(!empty.dialog->isVisible());
    }

    void itStaysWhileItIsUnderWay()
    {
        Dialog open;
        open.press();
        open.dialog->close();
        QVERIFY(open.dialog->isVisible());
        QVERIFY(open.dialog->closeQuestion().isEmpty());
        open.store.issues.at(0).fail(Kind::CommitUnknown);
        QTRY_VERIFY(open.answered());
        open.dialog->close();
        QVERIFY(open.dialog->closeQuestion().contains(u"list of unconfirmed operations"));
    }

    void itStaysItsCustomersWhoeverIsServed()
    {
        Dialog open;
        QVERIFY(open.dialog->servedText().isEmpty());
        open.dialog->setServed(open.store.customers.at(1));
        QVERIFY(open.dialog->servedText().contains(u"You are serving Ben Lin now. This stays for Ada Chen."));
        open.press();
        QCOMPARE(open.store.issues.at(0).request.customer, CustomerId{1});
        open.dialog->setServed(std::nullopt);
        QVERIFY(open.dialog->servedText().contains(u"nobody"));
        open.dialog->setServed(open.store.customers.at(0));
        QVERIFY(open.dialog->servedText().isEmpty());
    }

    void onTheOtherRoadTheOrderIsPlacedAtThePricesShown()
    {
        Dialog open(OrderRoad::CurrentPrice);
        PendingOperations pending(open.store.desk());
        open.dialog->setPending(&pending);
        open.press();
        QVERIFY(open.store.issues.empty());
        const PlaceOrder asked = open.store.places.at(0).request;
        QVERIFY(!asked.key.isEmpty() && asked.key.size() <= Intent::kLongestKey);
        QCOMPARE(asked.lines.at(0).priceVersion, 1);
        JournalEntry entry = journalEntry(JournalScope{}, asked); // has an id of its own
        entry.state = JournalEntry::State::Answered;
        entry.answer = Placed::token;
        JournalEntry other = journalEntry(JournalScope{}, PlaceOrder{"other", asked.customer, asked.lines});
        other.state = entry.state;
        other.answer = entry.answer;
        open.store.pending = {{other, false}, {entry, false}};
        open.store.places.at(0).answer(Placed{OrderId{1042}, 50'000});
        QTRY_VERIFY(open.answered());
        QCOMPARE(open.answer()->sentence(), QStringLiteral("Order 1042 is placed: TWD\u00A0500.00 in all."));
        QTRY_COMPARE(open.store.seen.size(), std::size_t(1));
        QVERIFY(open.store.seen.at(0).request == entry.operation);
        QCOMPARE(pending.all().size(), std::size_t(1)); // nobody is to be told what has been read
        QSignalSpy shown(open.dialog.get(), &NewQuoteDialog::placed);
        open.act();
        QCOMPARE(shown.at(0).at(0).value<OrderId>(), OrderId{1042});
    }

    void aNewPriceIsAgreedToUnderANewKey()
    {
        Dialog open(OrderRoad::CurrentPrice);
        open.press();
        const QByteArray first = open.store.places.at(0).request.key;
        open.store.places.at(0).answer(PriceChanged{{{SkuId{101}, 1, 2, 27'500}}});
        QTRY_VERIFY(open.answered());
        QVERIFY(open.answer()->accessibleDescription().contains(
            u"Thing 101: TWD\u00A0275.00 each now, TWD\u00A0250.00 was shown."));
        QVERIFY(open.dialog->lines()->said(0).contains(u"was 250.00"));
        QVERIFY(!open.dialog->askButton()->isEnabled()); // the press that was on its way agrees to nothing
        open.press();
        QCOMPARE(open.store.places.size(), std::size_t(1));
        QTest::keyClick(open.dialog.get(), Qt::Key_P, Qt::AltModifier);
        QTRY_COMPARE(open.store.places.size(), std::size_t(2));
        QVERIFY(open.store.places.at(1).request.key != first);
        QCOMPARE(open.store.places.at(1).request.lines.at(0).priceVersion, 2);
        const QByteArray second = open.store.places.at(1).request.key;
        open.store.places.at(1).fail(Kind::CommitUnknown);
        QTRY_VERIFY(open.answered());
        open.act();
        QCOMPARE(open.store.places.at(2).request.key, second); // "not known" asks the same key
        open.store.places.at(2).answer(Replayed{PriceChanged{{{SkuId{101}, 2, 3, 29'000}}}, kAt, {}});
        QTRY_VERIFY(open.answered());
        QVERIFY(open.answer()->sentence().startsWith(u"This is the answer of "));
        open.act();
        QCOMPARE(open.store.places.at(3).request.lines.at(0).priceVersion, 3);
    }

    void shortOfStockANewAttemptIsAnActOfItsOwn()
    {
        Dialog open(OrderRoad::CurrentPrice);
        open.press();
        const QByteArray first = open.store.places.at(0).request.key;
        open.store.places.at(0).answer(OutOfStock{{{SkuId{101}, 2, 1}}});
        QTRY_VERIFY(open.answered());
        QVERIFY(open.answer()->accessibleDescription().contains(u"Thing 101: 2 wanted, 1 available."));
        open.press();
        QCOMPARE(open.store.places.size(), std::size_t(1));
        open.quantity("1"); // other lines: the button asks again, under a new key
        QVERIFY(!open.answer()->action()->isEnabled());
        open.press();
        QCOMPARE(open.store.places.size(), std::size_t(2));
        QVERIFY(open.store.places.at(1).request.key != first);
        open.store.places.at(1).answer(OutOfStock{{{SkuId{101}, 1, 0}}});
        QTRY_VERIFY(open.answered());
        const QByteArray second = open.store.places.at(1).request.key;
        QTest::keyClick(open.dialog.get(), Qt::Key_N, Qt::AltModifier);
        QTRY_COMPARE(open.store.places.size(), std::size_t(3));
        QVERIFY(open.store.places.at(2).request.key != second);
    }

    void everyIssuesAnswerHasASentence()
    {
        using Field = InvalidInput::Field;
        using Problem = InvalidInput::Problem;
        QSet<QString> sentences;
        for (const IssueQuoteOutcome &outcome : std::vector<IssueQuoteOutcome>{
                 Dialog::issued(), NotFound{}, InvalidInput{Field::Lines, Problem::Missing},
                 InvalidInput{Field::Lines, Problem::TooMany, 20},
                 InvalidInput{Field::Quantity, Problem::OutOfRange, 1'000'000, 1},
                 InvalidInput{Field::Sku, Problem::Unknown, 0, 1}, InvalidInput{Field::Sku, Problem::Twice, 0, 1},
                 InvalidInput{Field::Price, Problem::Missing, 0, 1}, InvalidInput{Field::Total, Problem::Overflow},
                 InvalidInput{Field::Period, Problem::OutOfRange}, InvalidInput{Field::Key, Problem::TooLong}}) {
            const AnswerText text = issueText({outcome, {}});
            QCOMPARE(text.sentence.contains(u"Nothing was changed"), outcome.index() != 0);
            QVERIFY(!text.customer.isEmpty());
            QVERIFY(text.technical.contains(u"operation 00112233-"));
            sentences << text.sentence;
        }
        QCOMPARE(sentences.size(), 11);
        Issued again = Dialog::issued();
        again.seenAgain = true;
        QVERIFY(issueText({again, {}}).sentence.contains(u"by this same request"));
        QVERIFY(issueText({InvalidInput{Field::Price, Problem::Missing, 0, 1}, {}})
                    .sentence.startsWith(u"Line 1, Thing 101 has no price"));
        QVERIFY(issueText({Dialog::issued(), {}}).customer.contains(u"The server decides"));
        QVERIFY(issueText({Dialog::issued(), {}}).sentence.contains(u"UTC+08:00")); // a day that is over
    }

    void everyPlacesAnswerHasASentence()
    {
        QSet<QString> sentences;
        for (const PlaceOrderOutcome &outcome : std::vector<PlaceOrderOutcome>{
                 Placed{OrderId{5}, 50'000}, PriceChanged{{{SkuId{101}, 1, 2, 1}}}, OutOfStock{{{SkuId{101}, 2, 1}}},
                 Replayed{Placed{OrderId{5}, 50'000}, kAt, "cancelled"},
                 Replayed{Accepted{OrderId{6}, 1, kAt}, kAt, {}}, Replayed{QuoteExpired{kAt, kAt}, kAt, {}},
                 Replayed{QuoteUsed{}, kAt, {}}, KeyConflict{}, NotFound{},
                 InvalidInput{InvalidInput::Field::Price, InvalidInput::Problem::Missing, 0, 1}}) {
            const AnswerText text = placeText({outcome, {}});
            QVERIFY(!text.customer.isEmpty());
            sentences << text.sentence;
        }
        QCOMPARE(sentences.size(), 10);
        const AnswerText replayed = placeText({Replayed{Placed{OrderId{5}, 50'000}, kAt, "cancelled"}, {}});
        QVERIFY(replayed.sentence.contains(u"nothing was done now"));
        QVERIFY2(replayed.detail.contains(u"cancelled", Qt::CaseInsensitive), qPrintable(replayed.detail));
    }

    void everyErrorSaysWhetherAnythingWasChanged()
    {
        for (int kind = 0; kind <= int(Kind::Other); ++kind) {
            const bool unknown = Kind(kind) == Kind::CommitUnknown;
            const DbError error{Kind(kind), 1205, "stock/stock_lock", QStringLiteral("Lock wait %1 timeout")};
            for (const AnswerText &text : {issueText({error, {}}), placeText({error, {}})}) {
                QCOMPARE(text.sentence.contains(u"Nothing was changed"), !unknown);
                QCOMPARE(text.sentence.contains(u"not known whether"), unknown);
                QCOMPARE(text.customer.contains(u"list of unconfirmed operations"), unknown);
                QVERIFY(!text.customer.contains(u"You can tell"));
                QVERIFY(text.technical.contains(u"Lock wait %1 timeout"));
                QVERIFY(!text.sentence.contains(u"1205"));
            }
        }
    }

    void everythingHasANameAndAKey()
    {
        for (const OrderRoad road : {OrderRoad::Quote, OrderRoad::CurrentPrice}) {
            Dialog open(road);
            for (const QWidget *widget : open.dialog->findChildren<QWidget *>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) ||
                    qobject_cast<const QAbstractSpinBox *>(widget->parentWidget()))
                    continue;
                const auto *button = qobject_cast<const QPushButton *>(widget);
                QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                         widget->metaObject()->className());
                QVERIFY2(!widget->toolTip().isEmpty(), widget->metaObject()->className());
            }
        }
    }
};

HOLDFAST_GUI_TEST_MAIN(tst_NewQuoteDialog)
#include "tst_new_quote_dialog.moc"
