// SPDX-License-Identifier: GPL-3.0-or-later
// holdfast [--store PROFILE | --demo | --demo-dir DIR] [--language en|zh_TW] [--story DIR | --screenshots DIR]
#include "app/demo/demo_store.h"
#include "app/environment/bring_server.h"
#include "app/environment/open_store.h"
#include "app/environment/profile_file.h"
#include "app/window/language.h"
#include "app/window/window_story.h"
#include "app/window/workplace.h"
#include "sql/connection/session.h"
#include "ui/shared/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QWidget>

#include <cstdio>
#include <functional>

namespace {

using namespace holdfast;

int refuse(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qPrintable(sentence));
    return 2;
}

int runWindow(QApplication &application, Language &language, const QString &demoDirectory,
              const std::function<void(Workplace &)> &begin)
{
    Workplace workplace({desktopKeyRing(), DeskSettings(), JournalFile::standardPath(), demoDirectory});
    QObject::connect(&workplace, &Workplace::languageChosen, [&](const QString &locale) { language.use(locale); });
    QObject::connect(&workplace, &Workplace::darkChosen, [&](bool dark) {
        Theme::apply(application, dark ? Theme::Mode::Dark : Theme::Mode::Light);
        QEvent again(QEvent::LanguageChange); // icons and pills are drawn in the new colours
        for (QWidget *widget : QApplication::allWidgets())
            QCoreApplication::sendEvent(widget, &again);
    });
    begin(workplace);
    return QApplication::exec();
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

    const QString directory = parser.value(demoDirectory);
    const bool isDemo = parser.isSet(demo) || parser.isSet(demoDirectory);
    if ((parser.isSet(story) || parser.isSet(pictures)) && !isDemo)
        return refuse(QStringLiteral("Name a store: --demo or --demo-dir DIR."));
    try {
        if (parser.isSet(profile)) {
            const auto read = readProfile(parser.value(profile));
            if (!std::holds_alternative<Profile>(read))
                return refuse(
                    QStringLiteral("This profile cannot be used; `holdfast-cli --store %1 schema status` says why.")
                        .arg(parser.value(profile)));
            return runWindow(application, language, directory,
                             [&](Workplace &workplace) { workplace.start(std::get<Profile>(read)); });
        }
        if (!isDemo)
            return runWindow(application, language, directory, [](Workplace &workplace) { workplace.start(); });
        PrivateServerSettings serverSettings;
        serverSettings.directory = directory;
        PrivateServer server(serverSettings);
        if (!bringUp(server))
            return refuse(server.problem().detail);
        ConnectionSettings settings = server.owner();
        settings.schema = DemoStore::schemaName();
        if (parser.isSet(story)) // in a schema of its own
            return playStoryInWindow(settings, language, parser.value(story)) ? 0 : 1;
        makeDemoStore(server.owner(), {});
        keepQuoteOpen(server.owner());
        if (parser.isSet(pictures))
            return takeScreenshots(settings, language, parser.value(pictures)) ? 0 : 1;
        OpenedStore store = openedStore(openStore(settings, Environment::Training));
        store.isDemo = true;
        return runWindow(application, language, directory, [&](Workplace &workplace) { workplace.begin(store); });
    } catch (const DbError &error) {
        return refuse(QStringLiteral("%1: %2 %3")
                          .arg(QLatin1String(DbError::name(error.kind)))
                          .arg(error.native)
                          .arg(error.text));
    }
}
