// SPDX-License-Identifier: GPL-3.0-or-later
// What may not stand in the sources of the flows, and that this would be seen if it did.
#include "sql/connection/statement.h"

#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>

using namespace holdfast;

namespace {

using Lines = QStringList; // "file:line", comments left out

QRegularExpression pattern(const char *text)
{
    QRegularExpression made(QString::fromLatin1(text));
    if (!made.isValid())
        qFatal("%s", text);
    return made;
}

// The end of a quote, compared or asked for by a name that answers yes or no.
const QRegularExpression &comparesTheEnd()
{
    static const QRegularExpression made = pattern(
        "(?i)\\b(is|has)_?(expired|lapsed|over)\\b|\\bstill_?valid\\b|\\bexpires_?at\\b[.\\w]*\\s*[<>]|[<>]=?\\s*"
        "[\\w.>-]*\\bexpires_?at\\b");
    return made;
}

// A clock that is this computer's.
const QRegularExpression &asksThisComputer()
{
    static const QRegularExpression made =
        pattern("\\bcurrent(DateTime|Date|Time|MSecs|Secs)\\w*\\s*\\(|\\b\\w+_clock\\b|\\bQElapsedTimer\\b|"
                "\\bQDeadlineTimer\\b|\\bQDateTime\\b|\\bgettimeofday\\b|(?<![\\w.>:])(std::)?time\\s*\\(");
    return made;
}

// A clock that a session's time zone moves, or that runs on within a statement.
const QRegularExpression &asksTheSession()
{
    static const QRegularExpression made = pattern(
        "\\b(NOW|SYSDATE|CURDATE|CURTIME|UNIX_TIMESTAMP|FROM_UNIXTIME)\\s*\\(|\\b(CURRENT_(TIMESTAMP|DATE|TIME)|"
        "LOCALTIME(STAMP)?)\\b");
    return made;
}

// What lists show, and what shows them.
const QRegularExpression &looksAtLists()
{
    static const QRegularExpression made = pattern(
        "#\\s*include\\s*[\"<](sql/pages/|sql/rows/(quote|order|stock|reservation|customer)_row|models/|ui/|app/)");
    return made;
}

QString withoutComment(const QString &line, const QString &comment)
{
    const qsizetype at = line.indexOf(comment);
    return at < 0 ? line : line.left(at);
}

Lines linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    const QString name = path.section(u'/', -1);
    const QString comment = name.endsWith(QStringLiteral(".sql")) ? QStringLiteral("--") : QStringLiteral("//");
    Lines lines;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QString text = withoutComment(QString::fromUtf8(line), comment).trimmed();
        if (!text.isEmpty())
            lines << name + u':' + text;
    }
    return lines;
}

Lines linesIn(const char *folder, const char *kind)
{
    QDirIterator each(QStringLiteral(HOLDFAST_SOURCES) + QLatin1String(folder), {QLatin1String(kind)}, QDir::Files,
                      QDirIterator::Subdirectories);
    Lines lines;
    while (each.hasNext())
        lines << linesOf(each.next());
    return lines;
}

Lines flows()
{
    return linesIn("/sql/flows", "*.cpp") + linesIn("/sql/flows", "*.h");
}

// The statement files that the flows name.
QSet<QByteArray> statementsOfFlows()
{
    static const QRegularExpression quoted(QStringLiteral("\"([a-z_]+/[a-z_]+)\""));
    const QList<QByteArray> all = Statement::names();
    QSet<QByteArray> named;
    for (const QString &line : flows()) {
        auto match = quoted.globalMatch(line);
        while (match.hasNext()) {
            const QByteArray name = match.next().captured(1).toLatin1();
            if (all.contains(name))
                named << name;
        }
    }
    return named;
}

Lines statementLines()
{
    Lines lines;
    for (const QByteArray &name : statementsOfFlows())
        lines << linesOf(QStringLiteral(HOLDFAST_SOURCES "/sql/statements/%1.sql").arg(QLatin1String(name)));
    return lines;
}

Lines found(const Lines &lines, const QRegularExpression &what)
{
    return lines.filter(what);
}

} // namespace

class tst_FlowSources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsThem()
    {
        QVERIFY(flows().size() > 1'000);
        QVERIFY(statementsOfFlows().size() > 30);
        QVERIFY(statementsOfFlows().contains("quotes/quote_lock") &&
                statementsOfFlows().contains("receipts/receipt_look"));
    }

    // A replay and the judgement share no "is it expired", nor do lists and flows: the end is compared in one place.
    void theEndOfAQuoteIsComparedInOnePlace()
    {
        QCOMPARE(found(flows() + statementLines(), comparesTheEnd()),
                 (Lines{QStringLiteral("accept_quote.cpp:if (!(acceptedAt < expiresAt))"),
                        // Not whether it is over now: the clean-up's owner names an instant of the past.
                        QStringLiteral("quotes_ended_before.sql:WHERE q.used = 0 AND q.created_at < :before AND "
                                       "q.expires_at < :before")}));
    }
    // Lists may say "expired" by the server's clock in words of their own; no flow can ask them.
    void noFlowKnowsALists() { QCOMPARE(found(flows(), looksAtLists()), Lines()); }

    void noFlowAsksThisComputersClock() { QCOMPARE(found(flows(), asksThisComputer()), Lines()); }
    // Nor is one sent an instant that a workstation has made up: what it is asked holds none.
    void noIntentHoldsAnInstant()
    {
        int intents = 0;
        for (const char *name :
             {"issue_quote.h", "accept_quote.h", "place_order.h", "cancel_order.h", "receive_stock.h", "count_stock.h",
              "change_price.h", "wanted_lines.h", "sku_operation.h"}) {
            static const QRegularExpression intent(QStringLiteral(
                "struct (IssueQuote|AcceptQuote|PlaceOrder|CancelOrder|ReceiveStock|CountStock|ChangePrice|"
                "WantedLine|SkuOperation)\\b[^{;]*\\{([^}]*)\\}"));
            const QString text =
                linesOf(QStringLiteral(HOLDFAST_SOURCES "/sql/flows/%1").arg(QLatin1String(name))).join(u'\n');
            auto match = intent.globalMatch(text);
            while (match.hasNext()) {
                const QString members = match.next().captured(2);
                QVERIFY2(!members.contains(QStringLiteral("Instant")) && !members.contains(QStringLiteral("QDateTime")),
                         qPrintable(members));
                ++intents;
            }
        }
        QCOMPARE(intents, 9);
    }

    void noStatementAsksAClockThatAZoneMoves()
    {
        QCOMPARE(found(statementLines() + linesIn("/sql/schema", "*.sql"), asksTheSession()),
                 (Lines{// The guard against a frozen clock asks the one that runs on, and puts the zone right itself.
                        QStringLiteral("0801_quotes_accepted_now.sql:CONVERT_TZ(SYSDATE(6), @@SESSION.time_zone, "
                                       "'+00:00'))) > 120000000, TRUE)")}));
    }

    void seesWhatIsPlanted_data()
    {
        QTest::addColumn<QRegularExpression>("rule");
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("isSeen");
        const auto row = [](const QRegularExpression &rule, const char *line, bool isSeen = true) {
            QTest::newRow(line) << rule << QString::fromLatin1(line) << isSeen;
        };
        row(comparesTheEnd(), "if (row.isExpired())");
        row(comparesTheEnd(), "if (hasExpired(quote, now))");
        row(comparesTheEnd(), "return quote.expiresAt <= now;");
        row(comparesTheEnd(), "return now >= quote->expiresAt;");
        row(comparesTheEnd(), "return expiresAt.micros < now.micros;");
        row(comparesTheEnd(), "SELECT 1 FROM quotes WHERE expires_at > UTC_TIMESTAMP(6)");
        row(comparesTheEnd(), "SELECT expires_at FROM quotes", false);
        row(comparesTheEnd(), "answer.expiresAt = {answer.createdAt.micros + seconds};", false);
        row(asksThisComputer(), "const auto now = QDateTime::currentDateTimeUtc();");
        row(asksThisComputer(), "auto now = std::chrono::system_clock::now();");
        row(asksThisComputer(), "qint64 at = QDateTime::currentMSecsSinceEpoch();");
        row(asksThisComputer(), "auto at = std::time(nullptr);");
        row(asksThisComputer(), "auto at = time(nullptr);");
        row(asksThisComputer(), "const Instant acceptedAt = tx.one(\"store/now\").instant(0);", false);
        row(asksTheSession(), "INSERT INTO receipts VALUES (NOW(6))");
        row(asksTheSession(), "SELECT CURRENT_TIMESTAMP");
        row(asksTheSession(), "SELECT SYSDATE(6)");
        row(asksTheSession(), "SELECT UTC_TIMESTAMP(6)", false);
        row(looksAtLists(), "#include \"sql/pages/quote_page.h\"");
        row(looksAtLists(), "#include \"sql/rows/quote_row.h\"");
        row(looksAtLists(), "#include \"sql/rows/ids.h\"", false);
    }
    void seesWhatIsPlanted()
    {
        QFETCH(QRegularExpression, rule);
        QFETCH(QString, line);
        QFETCH(bool, isSeen);
        QCOMPARE(found({QStringLiteral("planted.cpp:") + line}, rule).size(), isSeen ? 1 : 0);
    }
};

HOLDFAST_TEST_MAIN(tst_FlowSources)
#include "tst_flow_sources.moc"
