// SPDX-License-Identifier: GPL-3.0-or-later
// Each way in which a cancel can end has a sentence of its own that says whether anything was changed, in both
// languages.
#include "app/window/language.h"
#include "tests/support/gui_test_main.h"
#include "ui/orders/cancel_answer_text.h"

#include <QLocale>
#include <QRegularExpression>

using namespace holdfast;

namespace {

using Kind = DbError::Kind;

const OperationId kOperation(QUuid(QStringLiteral("00112233-4455-6677-8899-aabbccddeeff")));

enum class Says { Changed, Unchanged, Unknown };

struct Case
{
    QByteArray name;
    Reply<CancelOrderOutcome> reply;
    Says says;
    bool offersAgain = false;
};

Reply<CancelOrderOutcome> reply(const CancelOrderOutcome &outcome)
{
    return {outcome, {"CancelOrder", 2, 41'000, {{"orders/order_lock", 1, 12'000, 1}}, {}, {}}};
}

// One of each alternative, made by its index, so that a new one fails here until it has a case.
std::vector<Case> outcomes()
{
    const Instant at{1'764'300'000'000'000};
    const QString by = QStringLiteral("desk-1");
    const Finding finding{"order.created-holds-all", "order.created-holds-all/order/17", {}, {}, R"({"held":1})"};
    std::vector<Case> all{
        {"cancelled", reply(Cancelled{at, by, {{SkuId{7}, 2}, {SkuId{8}, 1}}}), Says::Changed},
        {"cancelled, one unit", reply(Cancelled{at, by, {{SkuId{7}, 1}}}), Says::Changed},
        {"cancelled, seen again", reply(Cancelled{at, by, {{SkuId{7}, 2}}, true}), Says::Changed},
        {"already", reply(AlreadyCancelled{at, by, QStringLiteral("ordered twice")}), Says::Unchanged},
        {"already, without reason", reply(AlreadyCancelled{at, by, {}}), Says::Unchanged},
        {"not found", reply(NotFound{}), Says::Unchanged},
        {"paid", reply(NotCancellable{"paid"}), Says::Unchanged},
        {"of another system", reply(NotCancellable{"on_hold_%1"}), Says::Unchanged},
        {"inconsistent", reply(Inconsistent{finding, IncidentId{17}}), Says::Unchanged},
        {"inconsistent, no case", reply(Inconsistent{finding, {}}), Says::Unchanged},
    };
    using Problem = InvalidInput::Problem;
    for (const Problem problem : {Problem::Missing, Problem::TooLong, Problem::TooMany, Problem::OutOfRange,
                                  Problem::Twice, Problem::Overflow, Problem::HoldsNul})
        all.push_back({"invalid " + QByteArray::number(int(problem)),
                       reply(InvalidInput{InvalidInput::Field::Reason, problem, 500}), Says::Unchanged});
    return all;
}

std::vector<Case> errors()
{
    std::vector<Case> all;
    for (int kind = 0; kind <= int(Kind::Other); ++kind) {
        const auto error = Kind(kind);
        const bool passes = error == Kind::LockWait || error == Kind::Deadlock || error == Kind::SnapshotConflict ||
                            error == Kind::Interrupted || error == Kind::ConnectionLost || error == Kind::Unreachable ||
                            error == Kind::ReadOnly || error == Kind::Insecure || error == Kind::Journal ||
                            error == Kind::CommitUnknown;
        all.push_back({DbError::name(error),
                       {DbError{error, 1205, "orders/order_lock", QStringLiteral("Lock wait %1 timeout")}, {}},
                       error == Kind::CommitUnknown ? Says::Unknown : Says::Unchanged,
                       passes});
    }
    return all;
}

} // namespace

class tst_CancelAnswerText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyAnswerHasACase()
    {
        QSet<std::size_t> seen;
        for (const Case &one : outcomes())
            seen << one.reply.value()->index();
        QCOMPARE(std::size_t(seen.size()), std::variant_size_v<CancelOrderOutcome>);
        QSet<QByteArray> kinds;
        for (const Case &one : errors())
            kinds << one.name;
        QCOMPARE(kinds.size(), int(Kind::Other) + 1);
    }

    void saysWhetherAnythingWasChanged_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("number");
        for (const char *language : {"en", "zh_TW"}) {
            int number = 0;
            for (const std::vector<Case> &cases : {outcomes(), errors()}) {
                for (const Case &one : cases)
                    QTest::addRow("%s: %s", language, one.name.constData())
                        << QString::fromLatin1(language) << number++;
            }
        }
    }
    void saysWhetherAnythingWasChanged()
    {
        QFETCH(QString, language);
        QFETCH(int, number);
        m_language.use(language);
        std::vector<Case> cases = outcomes();
        const std::vector<Case> more = errors();
        cases.insert(cases.end(), more.begin(), more.end());
        const Case &one = cases.at(std::size_t(number));
        const AnswerText text = cancelAnswerText(one.reply, kOperation, QTime(10, 31, 4), m_names);

        const bool english = language == u"en";
        const QString unchanged = english ? QStringLiteral("othing was changed") : QStringLiteral("沒有更動任何資料");
        const QString unknown = english ? QStringLiteral("not known whether") : QStringLiteral("還不知道");
        const QString changed = english ? QStringLiteral("ancelled") : QStringLiteral("取消");
        QVERIFY(!text.sentence.isEmpty());
        QCOMPARE(text.sentence.contains(unchanged), one.says == Says::Unchanged);
        QCOMPARE(text.sentence.contains(unknown), one.says == Says::Unknown);
        if (one.says == Says::Changed)
            QVERIFY(text.sentence.contains(changed));
        QCOMPARE(!text.action.isEmpty(), one.offersAgain);

        // What the data themselves hold, such as a status with "%1" in it, stays as it is.
        static const QRegularExpression placeholder(QStringLiteral("%[0-9Ln]"));
        const QString sentence = QString(text.sentence).remove(QStringLiteral("on_hold_%1"));
        for (const QString &said : {sentence, text.customer, text.detail, text.action})
            QVERIFY2(!placeholder.match(said).hasMatch(), qPrintable(said));
        QVERIFY(text.detail.contains(QStringLiteral("10:31:04")));
        static const QRegularExpression chinese(QStringLiteral("[\\x{4e00}-\\x{9fff}]"));
        QCOMPARE(chinese.match(text.sentence).hasMatch(), !english);
        if (one.reply.error()) {
            QVERIFY(text.technical.contains(QStringLiteral("1205")));
            QVERIFY(text.technical.contains(QStringLiteral("orders/order_lock")));
            QVERIFY(text.technical.contains(QStringLiteral("Lock wait %1 timeout")));
            QVERIFY(!text.sentence.contains(QStringLiteral("1205"))); // no codes before the sentence
            QVERIFY(!text.sentence.contains(QStringLiteral("error"), Qt::CaseInsensitive));
        }
    }

    void differentAnswersAreToldDifferently()
    {
        for (const char *language : {"en", "zh_TW"}) {
            m_language.use(QString::fromLatin1(language));
            QSet<QString> sentences;
            for (const Case &one : outcomes()) {
                if (!one.name.startsWith("invalid") && one.name != "already, without reason")
                    sentences << cancelAnswerText(one.reply, kOperation, {}, m_names).sentence;
            }
            QCOMPARE(sentences.size(), 9);
        }
    }

    void namesTheNumbersOfTheAnswer()
    {
        m_language.use(QStringLiteral("en"));
        const auto told = [&](const CancelOrderOutcome &outcome) {
            return cancelAnswerText(reply(outcome), kOperation, QTime(10, 31, 4), m_names);
        };
        QCOMPARE(told(Cancelled{{}, {}, {{SkuId{7}, 2}, {SkuId{8}, 1}}}).sentence,
                 QStringLiteral("Cancelled. 2 × Mug and 1 × Teapot are available again."));
        QCOMPARE(told(Cancelled{{}, {}, {{SkuId{8}, 1}}}).sentence,
                 QStringLiteral("Cancelled. 1 × Teapot is available again."));
        QCOMPARE(told(NotCancellable{"paid"}).sentence,
                 QStringLiteral("Cannot be cancelled: it is paid. Nothing was changed."));
        QVERIFY(told(AlreadyCancelled{{}, QStringLiteral("desk-2"), {}}).sentence.contains(u"by desk-2."));
        QVERIFY(told(AlreadyCancelled{{}, {}, QStringLiteral("twice")}).detail.startsWith(u"Reason then: twice\n"));
        QVERIFY(told(Inconsistent{{}, IncidentId{17}}).sentence.contains(u"case 17"));
        QVERIFY(told(NotFound{}).detail.contains(u"2 attempts · locks took 12 ms"));
        QVERIFY(told(NotFound{}).technical.contains(u"1. orders/order_lock  12000 µs"));
    }

    // Never "tell them" unless it is known, and always what to do next.
    void saysWhetherTheCustomerCanBeTold()
    {
        m_language.use(QStringLiteral("en"));
        const auto told = [&](const Reply<CancelOrderOutcome> &reply) {
            return cancelAnswerText(reply, kOperation, QTime(10, 31, 4), m_names).customer;
        };
        for (const Case &one : outcomes())
            QVERIFY2(!told(one.reply).isEmpty(), one.name.constData());
        for (const Case &one : errors()) {
            QVERIFY2(!told(one.reply).isEmpty(), one.name.constData());
            QVERIFY2(!told(one.reply).startsWith(u"You can tell"), one.name.constData());
            QCOMPARE(told(one.reply).contains(u"kept in the list of unconfirmed operations"),
                     one.says == Says::Unknown);
        }
        QCOMPARE(told(reply(Cancelled{})), QStringLiteral("You can tell the customer now."));
        QVERIFY(told(reply(AlreadyCancelled{})).startsWith(u"You can tell the customer now: "));
        QVERIFY(told(reply(NotCancellable{"paid"})).startsWith(u"You can tell the customer now that it stands"));
        for (const CancelOrderOutcome &refused :
             {CancelOrderOutcome(NotFound{}), CancelOrderOutcome(InvalidInput{}), CancelOrderOutcome(Inconsistent{})})
            QVERIFY(told(reply(refused)).startsWith(u"Tell the customer "));
    }

    void everyAnswerUnfoldsItsWaitsAndItsOperation()
    {
        m_language.use(QStringLiteral("en"));
        std::vector<Case> cases = outcomes();
        const std::vector<Case> more = errors();
        cases.insert(cases.end(), more.begin(), more.end());
        for (const Case &one : cases) {
            const AnswerText text = cancelAnswerText(one.reply, kOperation, QTime(10, 31, 4), m_names);
            QVERIFY2(text.technical.contains(u"operation 00112233-4455-6677-8899-aabbccddeeff"), one.name.constData());
            QStringList names;
            for (const AnswerText::Fact &fact : text.facts)
                names << fact.name;
            QCOMPARE(names.join(u'|'), QStringLiteral("Attempts|Waited for the order|Waited for its reservations|"
                                                      "Waited for the stock|All together"));
        }
    }

    void onlyACommitWithoutAnswerIsUnconfirmed()
    {
        for (const Case &one : outcomes())
            QVERIFY(!isUnconfirmed(one.reply));
        for (const Case &one : errors())
            QCOMPARE(isUnconfirmed(one.reply), one.says == Says::Unknown);
    }

private:
    Language m_language;
    const QHash<qint64, QString> m_names{{7, QStringLiteral("Mug")}, {8, QStringLiteral("Teapot")}};
};

HOLDFAST_GUI_TEST_MAIN(tst_CancelAnswerText)
#include "tst_cancel_answer_text.moc"
