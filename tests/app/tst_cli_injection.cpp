// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever stands on the command line stays a value: the program itself, each of its arguments, and what the server
// heard of it. Which options there are is read from the sources.
#include "sql/connection/session.h"
#include "sql/flows/record_incident.h"
#include "tests/support/command_line.h"
#include "tests/support/heard.h"
#include "tests/support/store_builder.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QRegularExpression>

#include <memory>

using namespace holdfast;
using namespace holdfast::test;

namespace {

const QString kTyped = QStringLiteral("\\'; DROP TABLE orders; -- ' OR '1'='1\\\"`;#/*%_\U0001F511\u202E\uFF07");

// The typed text stands for %1.
const char *const kLines[] = {
    "--store %1 order list",
    "customer add %1",
    "customer add Ada --phone %1",
    "customer add Ada --email %1",
    "customer add Ada --number %1",
    "customer list --limit %1",
    "order list --customer %1",
    "order list --status %1",
    "order list --limit %1",
    "order show %1",
    "order cancel %1 --customer 1",
    "order cancel 1 --customer 1 --reason %1",
    "order cancel 1 --customer 1 --operation %1",
    "order cancel 1 --as-supervisor %1",
    "order place --customer 1 --line MUG-01:1@1 --key %1",
    "order place --customer 1 --key k --line %1",
    "order place --customer 1 --key k --line %1:1@1",
    "quote issue --customer %1 --line MUG-01:1",
    "quote issue --customer 1 --line %1",
    "quote issue --customer 1 --line %1:1",
    "quote issue --customer 1 --line MUG-01:1 --valid-for %1",
    "quote issue --customer 1 --line MUG-01:1 --operation %1",
    "quote accept 1 --customer 1 --key %1",
    "quote accept %1 --customer 1 --key k",
    "quote list --state %1",
    "quote list --limit %1",
    "quote show %1 --customer 1",
    "quote cleanup --before %1",
    "quote metrics --since %1",
    "stock show %1",
    "stock list --limit %1",
    "stock receive %1 1 --reason lorry",
    "stock receive MUG-01 %1 --reason lorry",
    "stock receive MUG-01 1 --reason %1",
    "stock receive MUG-01 1 --reason lorry --operation %1",
    "stock count %1 1 --reason counted",
    "stock count MUG-01 9 --reason %1",
    "stock count MUG-01 --shelf %1 --reason counted",
    "price set %1 10 --reason dearer",
    "price set MUG-01 %1 --reason dearer",
    "price set MUG-01 10 --reason %1",
    "price set MUG-01 10 --reason dearer --operation %1",
    "incident list --state %1",
    "incident list --severity %1",
    "incident list --limit %1",
    "incident show %1",
    "incident note 1 %1",
    "incident note 1 seen --operation %1",
    "incident hand 1 %1",
    "incident hand 1 nobody --note %1",
    "incident export 1 %1",
    "incident repair 1 --ask --reason %1",
    "incident repair 1 --ask --reason x --operation %1",
    "incident resolve 1 --reason %1",
    "pending resolve --do-it %1",
    "check --since %1",
    "check --prometheus %1",
    "check --notify %1",
    "report day --date %1",
    "report day --csv %1",
    "report pending --limit %1",
    "import sales %1",
    "import sales x.csv --rejects %1",
    "import sales x.csv --margin %1",
    "staff add %1 --role staff --local",
    "staff add anna --local --role %1",
    "staff add anna --role staff --host %1",
    "staff add anna --role staff --local --password-file %1",
    "staff role %1 staff",
    "staff role anna %1",
    "staff role anna staff --host %1",
    "staff lock %1",
    "staff lock anna --host %1",
    "store set --road %1",
    "store set --quote-period %1",
    "schema %1",
    "waits %1",
    "%1",
};

} // namespace

class tst_CliInjection : public QObject, private CommandLine
{
    Q_OBJECT

    std::unique_ptr<ScratchSchema> m_schema;
    std::unique_ptr<StoreBuilder> m_store;

private Q_SLOTS:
    void initTestCase()
    {
        m_schema = std::make_unique<ScratchSchema>("cli_injection");
        m_store = std::make_unique<StoreBuilder>(*m_schema);
        writeProfile("shop", m_schema->settings());
        const SkuId mug = m_store->sku("MUG-01", 1'000);
        const CustomerId ada = m_store->customer("Ada");
        m_store->order(ada, {{mug, 1}});
        m_store->quote(ada, {{mug, 1}});
        Session session(m_schema->settings());
        session.inTransaction("RecordIncident", [](Transaction &tx) {
            return commit<RecordedIncident>(
                recordIncident(tx, {"injection", "first", {}, {}, "{}"}, OperationId::make()));
        });
    }
    void cleanupTestCase()
    {
        m_store.reset();
        m_schema.reset();
    }

    // A new option is asked for here.
    void everyOptionIsTried()
    {
        static const QRegularExpression option(
            QStringLiteral("\\w+\\(QStringLiteral\\(\"([a-z-]+)\"\\),\\s*QString\\(\\),\\s*QStringLiteral"));
        int options = 0;
        QDirIterator each(QStringLiteral(HOLDFAST_SOURCES "/app/cli"), {QStringLiteral("*_verb.cpp")});
        while (each.hasNext()) {
            const QString path = each.next();
            const QByteArray verb = path.section(u'/', -1).section(QStringLiteral("_verb"), 0, 0).toLatin1();
            if (verb == "demo") // makes servers; asks no store anything that was typed
                continue;
            auto found = option.globalMatch(QString::fromUtf8(read(path)));
            while (found.hasNext()) {
                const QByteArray word = " --" + found.next().captured(1).toLatin1() + ' ';
                const QByteArray begins = verb == "case" ? QByteArray("incident") : verb;
                const bool isTried = std::ranges::any_of(kLines, [&](const char *line) {
                    return QByteArray(line).startsWith(begins + ' ') && QByteArray(line).contains(word + "%1");
                });
                QVERIFY2(isTried, begins + word);
                ++options;
            }
        }
        QVERIFY(options > 40);
    }

    void noArgumentIsEverAStatement()
    {
        const KnownStatements known;
        QByteArrayList wrong;
        int runs = 0;
        const auto runAll = [&](bool checks) {
            for (const char *line : kLines) {
                const bool isCheck =
                    QByteArray(line).startsWith("check --p") || QByteArray(line).startsWith("check --n");
                if (isCheck != checks)
                    continue;
                QStringList arguments;
                for (const QString &word : words(line))
                    arguments << QString(word).replace(QStringLiteral("%1"), kTyped);
                const bool namesStore = QByteArray(line).startsWith("--store");
                const Ran ran = namesStore ? run(QStringList{QStringLiteral("--json")} + arguments) : ask(arguments);
                if (ran.exit < 0 || ran.exit > 3 || ran.json.isEmpty() || ran.answer() == u"DatabaseError")
                    wrong << QByteArray(line) + ": " + QByteArray::number(ran.exit) + ' ' + ran.out + ran.err;
                ++runs;
            }
        };
        Heard heard;
        runAll(false);
        int queries = 0;
        for (const Heard::Command &command : heard.all()) {
            queries += command.type == "Query";
            if (!known.contains(command))
                wrong << "heard: " + command.type + ' ' + command.text.left(300);
        }
        runAll(true); // a whole check, to files and commands of this computer: none of its statements holds a text
        QVERIFY2(wrong.isEmpty(), wrong.mid(0, 20).join('\n').constData());
        QVERIFY(queries > 300);
        QCOMPARE(m_store->brokenRules(), QByteArrayList());
        QCOMPARE(m_store->client().text("SELECT HEX(cancel_reason) FROM orders WHERE id = 1"),
                 kTyped.toUtf8().toHex().toUpper());
        QCOMPARE(
            m_store->client().number("SELECT COUNT(*) FROM customers WHERE name = X'" + kTyped.toUtf8().toHex() + '\''),
            1);
        qInfo("%d runs, %d statements heard", runs, queries);
    }
};

HOLDFAST_TEST_MAIN(tst_CliInjection)
#include "tst_cli_injection.moc"
