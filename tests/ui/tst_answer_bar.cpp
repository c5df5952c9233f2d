// SPDX-License-Identifier: GPL-3.0-or-later
// The bar says its sentence and unfolds what it cost, by mouse, by keyboard, and to a screen reader.
#include "app/window/language.h"
#include "tests/support/gui_test_main.h"
#include "ui/shared/answer_bar.h"
#include "ui/shared/enter_key.h"
#include "ui/shared/run_details.h"
#include "ui/shared/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>

using namespace holdfast;

namespace {

using Kind = DbError::Kind;

RunReport run()
{
    return {"CancelOrder",
            3,
            41'250,
            {{"orders/order_lock", 1, 12'000, 1}, {"orders/order_lock", 2, 500, 1}},
            {{1213, "orders/order_lock", Kind::Deadlock}, {2013, "COMMIT", Kind::ConnectionLost}}};
}

QStringList rows(const std::vector<AnswerText::Fact> &facts)
{
    QStringList all;
    for (const AnswerText::Fact &fact : facts)
        all << fact.name + u'|' + fact.value;
    return all;
}

AnswerText answer()
{
    AnswerText text;
    text.sentence = QStringLiteral("Done.");
    text.customer = QStringLiteral("You can tell the customer now.");
    text.technical = QStringLiteral("operation 1234");
    text.facts = {{QStringLiteral("Attempts"), QStringLiteral("3")}, {QStringLiteral("Why"), QStringLiteral("<b>")}};
    return text;
}

} // namespace

class tst_AnswerBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Theme::apply(*qApp, Theme::Mode::Light);
        m_language.use(QStringLiteral("en"));
    }

    void whatItCostIsToldInPeoplesWords()
    {
        const std::vector<std::pair<QByteArray, QString>> waits{{"orders/order_lock", QStringLiteral("Order")}};
        QCOMPARE(rows(runDetails(run(), true, waits)),
                 (QStringList{QStringLiteral("Attempts|3"),
                              QStringLiteral("Tried again after|a deadlock with another desk (code 1213)"),
                              QStringLiteral("Tried again after|the connection was lost (code 2013)"),
                              QStringLiteral("Order|12.5 ms"), QStringLiteral("All together|41.3 ms")}));
        QCOMPARE(rows(runDetails(run(), false, {})).at(2),
                 QStringLiteral("Given up after|the connection was lost (code 2013)"));
        RunReport unreached;
        unreached.setbacks.push_back({0, "CONNECT", Kind::Unreachable});
        QCOMPARE(rows(runDetails(unreached, false, {})).at(1),
                 QStringLiteral("Given up after|the database was not reached"));
    }

    void theSameSetbackAgainAndAgainIsOneRow()
    {
        RunReport away;
        away.setbacks = {{2013, "COMMIT", Kind::CommitUnknown},
                         {2002, "CONNECT", Kind::Unreachable},
                         {2002, "CONNECT", Kind::Unreachable},
                         {2002, "CONNECT", Kind::Unreachable}};
        QCOMPARE(rows(runDetails(away, false, {})).mid(1, 2),
                 (QStringList{QStringLiteral("Tried again after|the commit was not answered (code 2013)"),
                              QStringLiteral("Given up after|3 × the database was not reached (code 2002)")}));
    }

    void detailsAreFoldedUntilTheyAreAskedFor()
    {
        AnswerBar bar;
        bar.show(answer());
        QVERIFY(!bar.facts()->isVisible());
        QVERIFY(!bar.copyButton()->isVisible());
        bar.more()->click();
        QVERIFY(bar.facts()->isVisible());
        QCOMPARE(bar.more()->text(), QStringLiteral("Hide &details"));
        QStringList shown;
        for (const QLabel *label : bar.facts()->findChildren<QLabel *>()) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            shown << label->text();
        }
        QCOMPARE(shown.join(u'|'), QStringLiteral("Attempts|3|Why|<b>"));
        bar.more()->click();
        QVERIFY(!bar.facts()->isVisible());
        bar.more()->click();
        bar.show(answer()); // the same one, in another language
        QVERIFY(bar.facts()->isVisible());
        AnswerText another = answer();
        another.technical = QStringLiteral("operation 5678");
        bar.show(another);
        QVERIFY(!bar.facts()->isVisible());
    }

    void everythingIsReachedByKeyboardAndHasAName()
    {
        QWidget window;
        AnswerBar bar(&window);
        pressOnEnter(&bar);
        window.show();
        bar.show(answer());
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QCOMPARE(bar.accessibleName(), QStringLiteral("Done."));
        QCOMPARE(bar.accessibleDescription(), QStringLiteral("You can tell the customer now."));
        bar.setFocus();
        QTest::keyClick(&bar, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), bar.more());
        QTest::keyClick(bar.more(), Qt::Key_Return);
        QVERIFY(bar.facts()->isVisible());
        QCOMPARE(QApplication::focusWidget(), bar.more());
        bool facts = false, copy = false;
        for (int i = 0; i < 6; ++i) {
            QWidget *focus = QApplication::focusWidget();
            facts = facts || focus == bar.facts();
            copy = copy || focus == bar.copyButton();
            QVERIFY(!focus->accessibleName().isEmpty() || !focus->property("text").toString().isEmpty());
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        QVERIFY(facts && copy);
        QCOMPARE(bar.facts()->accessibleName(), QStringLiteral("Attempts and waits"));
        QCOMPARE(bar.facts()->accessibleDescription(), QStringLiteral("Attempts: 3\nWhy: <b>"));
    }

    void copyTakesTheWholeAnswer()
    {
        AnswerBar bar;
        bar.show(answer());
        bar.more()->click();
        bar.copyButton()->click();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("Done.\nAttempts: 3\nWhy: <b>\noperation 1234"));
    }

    void theLanguageChangesUnderUnfoldedDetails()
    {
        AnswerBar bar;
        bar.show(answer());
        bar.more()->click();
        m_language.use(QStringLiteral("zh_TW"));
        QCoreApplication::processEvents();
        m_language.use(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QVERIFY(bar.facts()->isVisible());
        QCOMPARE(bar.more()->text(), QStringLiteral("Hide &details"));
    }

private:
    Language m_language;
};

HOLDFAST_GUI_TEST_MAIN(tst_AnswerBar)
#include "tst_answer_bar.moc"
