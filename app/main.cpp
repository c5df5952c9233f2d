// SPDX-License-Identifier: GPL-3.0-or-later
// holdfast {--store PROFILE | --demo | --demo-dir DIR} [--language en|zh_TW] [--story DIR | --screenshots DIR]
#include "app/demo/demo_store.h"
#include "app/environment/bring_server.h"
#include "app/environment/journal_scope.h"
#include "app/environment/open_store.h"
#include "app/environment/profile_file.h"
#include "app/window/language.h"
#include "app/window/store_facts.h"
#include "app/window/store_lanes.h"
#include "app/window/window_story.h"
#include "sql/connection/session.h"
#include "ui/main_window.h"
#include "ui/shared/theme.h"

#include <QApplication>
#include <QCommandLineParser>

#include <cstdio>

namespace {

using namespace holdfast;

int refuse(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qPrintable(sentence));
    return 2;
}

int runWindow(QApplication &application, const ConnectionSettings &settings, Environment environment,
              Language &language)
{
    Journal journal(JournalFile::standardPath()); // outlives the lanes
    std::unique_ptr<StoreLanes> lanes;
    std::unique_ptr<MainWindow> window;
    {
        const OpenStore open = openStore(settings, environment); // the schema is looked at once, before the window
        ConnectionSettings lane = open.session->settings();
        lanes = std::make_unique<StoreLanes>(lane, journal, journalScope(*open.session, open.store));
        window = std::make_unique<MainWindow>(lanes->desk(), storeFacts(*open.session, open.store));
        window->remember(open.store.uuid.toString(QUuid::WithoutBraces));
    }
    QObject::connect(window.get(), &MainWindow::languageChosen, [&](const QString &locale) { language.use(locale); });
    QObject::connect(window.get(), &MainWindow::darkChosen, [&](bool dark) {
        Theme::apply(application, dark ? Theme::Mode::Dark : Theme::Mode::Light);
        QEvent again(QEvent::LanguageChange); // icons and pills are drawn in the new colours
        for (QWidget *widget : QApplication::allWidgets())
            QCoreApplication::sendEvent(widget, &again);
    });
    window->show();
    const int result = QApplication::exec();
    lanes->close();
    window.reset(); // closed at once; what is running ends behind it
    return result;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Holdfast"));
    QApplication::setApplicationVersion(QStringLiteral(HOLDFAST_VERSION));
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption profile(QStringLiteral("store"), QStringLiteral("The store of a profile."),
                                     QStringLiteral("PROFILE"));
    const QCommandLineOption demo(QStringLiteral("demo"), QStringLiteral("The demo store."));
    const QCommandLineOption demoDirectory(QStringLiteral("demo-dir"), QStringLiteral("The demo store in a folder."),
                                           QStringLiteral("DIR"));
    const QCommandLineOption locale(QStringLiteral("language"), QStringLiteral("en or zh_TW."),
                                    QStringLiteral("LANGUAGE"));
    const QCommandLineOption story(QStringLiteral("story"),
                                   QStringLiteral("Plays the opening story in the window and keeps pictures."),
                                   QStringLiteral("DIR"));
    const QCommandLineOption pictures(QStringLiteral("screenshots"), QStringLiteral("Keeps pictures of every page."),
                                      QStringLiteral("DIR"));
    parser.addOptions({profile, demo, demoDirectory, locale, story, pictures});
    parser.process(application);

    Theme::apply(application, Theme::systemMode());
    Language language;
    language.use(parser.isSet(locale) ? parser.value(locale) : Language::ofTheSystem());

    std::unique_ptr<PrivateServer> server;
    ConnectionSettings settings;
    Environment environment = Environment::Training; // a demo store's
    if (parser.isSet(profile)) {
        const auto read = readProfile(parser.value(profile));
        const auto password =
            std::holds_alternative<Profile>(read) ? readPassword(std::get<Profile>(read)) : ProfileProblem{};
        if (std::holds_alternative<ProfileProblem>(password))
            return refuse(
                QStringLiteral("This profile cannot be used; `holdfast-cli --store %1 schema status` says why.")
                    .arg(parser.value(profile)));
        settings = std::get<Profile>(read).settings(std::get<QString>(password));
        environment = std::get<Profile>(read).environment;
    } else if (parser.isSet(demo) || parser.isSet(demoDirectory)) {
        PrivateServerSettings serverSettings;
        serverSettings.directory = parser.value(demoDirectory);
        server = std::make_unique<PrivateServer>(serverSettings);
        if (!bringUp(*server))
            return refuse(server->problem().detail);
        settings = server->owner();
        settings.schema = DemoStore::schemaName();
    } else {
        return refuse(QStringLiteral("Name a store: --store PROFILE, --demo or --demo-dir DIR."));
    }
    try {
        if (parser.isSet(story)) // in a schema of its own
            return playStoryInWindow(settings, language, parser.value(story)) ? 0 : 1;
        if (server) {
            makeDemoStore(server->owner(), {});
            keepQuoteOpen(server->owner());
        }
        if (parser.isSet(pictures))
            return takeScreenshots(settings, language, parser.value(pictures)) ? 0 : 1;
        return runWindow(application, settings, environment, language);
    } catch (const DbError &error) {
        return refuse(QStringLiteral("%1: %2 %3")
                          .arg(QLatin1String(DbError::name(error.kind)))
                          .arg(error.native)
                          .arg(error.text));
    }
}
