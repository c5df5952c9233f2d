// SPDX-License-Identifier: GPL-3.0-or-later
// demo start | stop | reset | status | story  [--server mariadb|mysql|PATH] [--empty] [--currency CUR]
#include "app/cli/verb.h"

#include "app/demo/demo_store.h"
#include "app/demo/opening_story.h"
#include "app/environment/bring_server.h"
#include "sql/connection/session.h"
#include "sql/schema/migrator.h"
#include "sql/schema/store.h"

#include <QCommandLineParser>
#include <QJsonArray>
#include <QTemporaryDir>

#include <cstdio>
#include <unistd.h>

namespace holdfast::cli {

namespace {

QString sentence(const ServerProblem &problem)
{
    using Kind = ServerProblem::Kind;
    switch (problem.kind) {
    case Kind::None:
        return {};
    case Kind::NotFound:
        return QStringLiteral("There is no such database server program here (Debian: mariadb-server-core; MySQL: "
                              "./dev mysql).");
    case Kind::UnsupportedFlavour:
        return QStringLiteral("This server program is not one that the demo store can run on.");
    case Kind::NoAccount:
        return QStringLiteral("A database server does not run as root, and there is no ordinary account to run it as.");
    case Kind::DirectoryUnusable:
        return QStringLiteral("The demo store's folder cannot be used.");
    case Kind::OtherVersion:
        return QStringLiteral("The demo store's data belongs to another or a newer server.");
    case Kind::Busy:
        return QStringLiteral("Another program keeps starting or stopping this server.");
    case Kind::InstallFailed:
        return QStringLiteral("The server's data folder could not be made.");
    case Kind::ExitedEarly:
        return QStringLiteral("The server ended before it answered.");
    case Kind::NoAnswer:
        return QStringLiteral("The server runs, but does not answer.");
    case Kind::DidNotStop:
        return QStringLiteral("The server has not stopped yet; it was asked to, and was not killed.");
    case Kind::Vanished:
        return QStringLiteral("The server ended unexpectedly.");
    }
    return {};
}

Answer serverProblem(const PrivateServer &server)
{
    const ServerProblem problem = server.problem();
    QString told = sentence(problem.kind == ServerProblem::Kind::None ? ServerProblem{ServerProblem::Kind::NoAnswer, {}}
                                                                      : problem);
    if (!problem.detail.isEmpty())
        told += u'\n' + problem.detail;
    return {"Unreachable", Exit::NoAnswer, {{QStringLiteral("detail"), problem.detail}}, told, {}};
}

Answer running(PrivateServer &server, const QString &told)
{
    ConnectionSettings settings = server.owner();
    settings.schema = DemoStore::schemaName();
    QString schema = QStringLiteral("none");
    std::optional<Store> store;
    {
        ConnectionSettings outside = settings;
        outside.schema.clear();
        Session session(outside);
        if (schemaExists(session, settings.schema)) {
            Session inside(settings);
            const SchemaState state = Migrator(inside).state();
            if (state.kind == SchemaState::Kind::Current)
                store = inside.read("Store", [](Reader &reader) { return readStore(reader); });
            schema = QStringLiteral("%1 of %2 steps").arg(state.done).arg(state.known);
        }
    }
    const QString options = server.clientOptionsFile(DemoStore::schemaName());
    const QString flavour =
        server.versionText().contains("MariaDB") ? QStringLiteral("mariadb") : QStringLiteral("mysql");
    return {"Running",
            Exit::Done,
            {{QStringLiteral("running"), true},
             {QStringLiteral("store"), store ? QJsonValue(json(*store)) : QJsonValue()},
             {QStringLiteral("directory"), server.directory()},
             {QStringLiteral("socket"), server.socketPath()},
             {QStringLiteral("flavour"), flavour},
             {QStringLiteral("version"), QString::fromLatin1(server.versionText())},
             {QStringLiteral("schema"), DemoStore::schemaName()},
             {QStringLiteral("schema_state"), schema},
             {QStringLiteral("process"), server.processId()},
             {QStringLiteral("client_options_file"), options}},
            told,
            table({QStringLiteral("Demo store"), QString()},
                  {{QStringLiteral("server"), (flavour == u"mysql" ? QStringLiteral("MySQL ") : QString()) +
                                                  QString::fromLatin1(server.versionText())},
                   {QStringLiteral("socket"), server.socketPath()},
                   {QStringLiteral("schema"), DemoStore::schemaName() + QStringLiteral(" (") + schema + u')'},
                   {QStringLiteral("client"), QStringLiteral("mariadb --defaults-file=") + options}})};
}

struct DemoRequest
{
    DemoStore store;
    bool currencyGiven = false;
};

// It may be half made, unless it was refused before anything was done.
Answer notMade(const DbError &error)
{
    Answer answer = noAnswer(error);
    if (error.kind != DbError::Kind::WrongSchema && error.kind != DbError::Kind::SchemaTooNew)
        answer.sentence.replace(kNothingChanged,
                                QStringLiteral(" The demo store may not be complete; `demo start` completes it."));
    return answer;
}

Answer start(PrivateServer &server, const DemoRequest &request)
{
    if (!bringUp(server))
        return serverProblem(server);
    const bool terminal = isatty(STDERR_FILENO) != 0;
    DemoMade made = DemoMade::WasThere;
    try {
        made = makeDemoStore(server.owner(), request.store, [&](int done, int all) {
            if (terminal)
                std::fprintf(stderr, done == all ? "\r\033[K" : "\r\033[KMaking the demo store: %d of %d orders", done,
                             all);
        });
    } catch (const DbError &error) {
        return notMade(error);
    }
    switch (made) {
    case DemoMade::Made:
        return running(server, QStringLiteral("The demo store was made and is running."));
    case DemoMade::WasThere:
        return running(server, QStringLiteral("The demo store is running."));
    case DemoMade::OtherCurrency:
        break;
    }
    if (!request.currencyGiven)
        return running(server, QStringLiteral("The demo store is running."));
    return usage(
        QStringLiteral("There is a demo store in another currency; `demo reset --empty --currency %1` replaces it. "
                       "Nothing was changed.")
            .arg(QString::fromLatin1(request.store.currency.code)));
}

Answer reset(PrivateServer &server, const DemoRequest &request)
{
    if (!bringUp(server))
        return serverProblem(server);
    dropDemoStore(server.owner()); // refuses before it changes anything
    try {
        makeDemoStore(server.owner(), request.store);
    } catch (const DbError &error) {
        return notMade(error);
    }
    return running(server, QStringLiteral("The demo store was made anew."));
}

Answer stop(PrivateServer &server)
{
    if (!bringDown(server))
        return serverProblem(server);
    return {"Stopped",
            Exit::Done,
            {{QStringLiteral("running"), false}},
            QStringLiteral("The demo store's server has stopped."),
            {}};
}

Answer status(PrivateServer &server)
{
    if (!isUp(server.directory()))
        return {"Stopped",
                Exit::Done,
                {{QStringLiteral("running"), false}},
                QStringLiteral("The demo store's server is not running."),
                {}};
    if (!bringUp(server)) // it runs: this attaches
        return serverProblem(server);
    return running(server, {});
}

QString told(const StoryScene &scene)
{
    switch (scene.kind) {
    case StoryScene::Kind::Opening:
        return QStringLiteral("Ten mugs, nothing reserved");
    case StoryScene::Kind::AReserved:
        return QStringLiteral("Order A reserves two");
    case StoryScene::Kind::AReplyLost:
        return QStringLiteral("Desk 1 cancels A; the server commits, its reply is lost");
    case StoryScene::Kind::BReserved:
        return QStringLiteral("Order B reserves three");
    case StoryScene::Kind::AAgainElsewhere:
        return QStringLiteral("Desk 2 cancels A again: nothing moves");
    case StoryScene::Kind::AAgainSameOperation:
        return QStringLiteral("Desk 1, connected again, asks for its own answer");
    }
    return {};
}

Answer story(PrivateServer &server)
{
    if (!bringUp(server))
        return serverProblem(server);
    const QTemporaryDir folder;
    QList<QStringList> rows;
    QJsonArray scenes;
    const bool right =
        tellOpeningStory(server.owner(), folder.filePath(QStringLiteral("line")), [&](const StoryScene &scene) {
            rows << QStringList{QString::number(rows.size() + 1),  told(scene),
                                QString::fromLatin1(scene.answer), QString::number(scene.available),
                                QString::number(scene.reserved),   QString::number(scene.heldByA),
                                QString::number(scene.heldByB)};
            scenes << QJsonObject{{QStringLiteral("scene"), told(scene)},
                                  {QStringLiteral("answer"), QString::fromLatin1(scene.answer)},
                                  {QStringLiteral("available"), scene.available},
                                  {QStringLiteral("reserved"), scene.reserved},
                                  {QStringLiteral("held_by_a"), scene.heldByA},
                                  {QStringLiteral("held_by_b"), scene.heldByB}};
            std::fprintf(stderr, "%lld. %s\n", static_cast<long long>(rows.size()), qPrintable(told(scene)));
        });
    const QString listing =
        table({QString(), QStringLiteral("What happens"), QStringLiteral("Answer"), QStringLiteral("Available"),
               QStringLiteral("Reserved"), QStringLiteral("A holds"), QStringLiteral("B holds")},
              rows);
    return {right ? "Story" : "StoryWentWrong",
            right ? Exit::Done : Exit::Refused,
            {{QStringLiteral("scenes"), scenes}},
            right ? QStringLiteral(
                        "The three reserved mugs are B's. A cancel that only added back would stand at 9 / 1 now, "
                        "and two of B's mugs would be on sale.")
                  : QStringLiteral("The numbers are not what they must be."),
            listing};
}

} // namespace

Answer demoVerb(const QStringList &words, const QString &directory)
{
    QCommandLineParser parser;
    const QCommandLineOption program(QStringLiteral("server"), QString(), QStringLiteral("PROGRAM"));
    const QCommandLineOption empty(QStringLiteral("empty"));
    const QCommandLineOption currency(QStringLiteral("currency"), QString(), QStringLiteral("CUR"),
                                      QStringLiteral("TWD"));
    parser.addOptions({program, empty, currency});
    if (const auto problem = parse(parser, words))
        return *problem;
    const QStringList positional = parser.positionalArguments();

    DemoRequest request;
    request.store.empty = parser.isSet(empty);
    request.currencyGiven = parser.isSet(currency);
    const std::optional<Currency> known = Currency::named(parser.value(currency).toLatin1());
    if (!known)
        return usage(QStringLiteral("\"%1\" is no currency that is known here. Nothing was changed.")
                         .arg(plain(parser.value(currency).left(80))));
    if (request.currencyGiven && !request.store.empty && *known != request.store.currency)
        return usage(
            QStringLiteral("The demo data is in TWD; another currency goes with --empty. Nothing was changed."));
    request.store.currency = *known;

    PrivateServerSettings settings;
    settings.directory = directory;
    settings.program = parser.value(program);
    PrivateServer server(settings);
    const QString verb = positional.size() == 1 ? positional.front() : QString();
    if (verb == u"start")
        return start(server, request);
    if (verb == u"stop")
        return stop(server);
    if (verb == u"reset")
        return reset(server, request);
    if (verb == u"status")
        return status(server);
    if (verb == u"story")
        return story(server);
    return usage(QStringLiteral(
        "usage: demo start | stop | reset | status | story  [--server mariadb|mysql|PATH] [--empty --currency CUR]"));
}

} // namespace holdfast::cli
