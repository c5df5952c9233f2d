// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/connection_settings.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace holdfast::test {

// What one run of the program ended with.
struct Ran
{
    int exit = -1; // -1: it crashed or did not end
    QByteArray out, err;
    QJsonObject json; // empty unless standard output is one object on one line and nothing else

    QString answer() const { return json.value(QStringLiteral("answer")).toString(); }
    QString message() const { return json.value(QStringLiteral("message")).toString(); }
    QJsonObject store() const { return json.value(QStringLiteral("store")).toObject(); }
    QJsonValue operator[](const char *key) const { return json.value(QLatin1String(key)); }
};

inline QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(u' ');
}

inline QString text(qint64 number)
{
    return QString::number(number);
}

inline QStringList keys(const char *names)
{
    QStringList sorted = words(names);
    sorted.sort();
    return sorted;
}

inline bool isInstant(const QJsonValue &value)
{
    static const QRegularExpression form(QStringLiteral("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}Z$"));
    return form.match(value.toString()).hasMatch();
}

// Empty: it ended with this token and exit code, one object on standard output, and one sentence for people that is the
// same in both.
inline QString problem(const Ran &ran, const char *token, int exit, const char *part = "")
{
    const QString seen = QStringLiteral("exit %1\nout %2\nerr %3")
                             .arg(ran.exit)
                             .arg(QString::fromUtf8(ran.out), QString::fromUtf8(ran.err));
    if (ran.exit != exit || ran.answer() != QLatin1String(token))
        return seen;
    if (ran.json.isEmpty() || !ran.json.contains(QStringLiteral("store")))
        return QStringLiteral("not one object that names the store: ") + seen;
    const QString sentence = ran.message();
    if (sentence.isEmpty() || QString::fromUtf8(ran.err) != sentence + u'\n' || sentence.size() > 600)
        return QStringLiteral("not one sentence: ") + seen;
    if (!sentence.contains(QString::fromUtf8(part)))
        return QStringLiteral("another sentence: ") + seen;
    for (const QChar c : sentence) {
        if (c.category() == QChar::Other_Control && c != u'\n')
            return QStringLiteral("a control character: ") + seen;
    }
    return {};
}
#define ENDS_WITH(...) QCOMPARE(problem(__VA_ARGS__), QString())

// Runs the program itself (HOLDFAST_CLI), with profiles, a journal and a working directory of this test's own.
class CommandLine
{
protected:
    CommandLine()
    {
        QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755)); // the demo server's account passes through
        for (const char *folder : {"config/holdfast/profiles", "work"})
            QDir().mkpath(path(folder));
    }

    Ran run(const QStringList &arguments, const QString &config = {})
    {
        QProcess process;
        start(process, arguments, config);
        return ended(process);
    }
    void start(QProcess &process, const QStringList &arguments, const QString &config = {})
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), config.isEmpty() ? path("config") : config);
        environment.insert(QStringLiteral("XDG_DATA_HOME"), path("data"));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(path("work"));
        process.start(QStringLiteral(HOLDFAST_CLI), arguments);
        process.closeWriteChannel();
    }
    Ran ended(QProcess &process)
    {
        Ran ran;
        if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit)
            ran.exit = process.exitCode();
        ran.out = process.readAllStandardOutput();
        ran.err = process.readAllStandardError();
        if (ran.out.endsWith('\n') && ran.out.count('\n') == 1)
            ran.json = QJsonDocument::fromJson(ran.out).object();
        return ran;
    }
    // The same with --json on the store under test.
    Ran ask(const QStringList &arguments, const char *profile = "shop")
    {
        return run(QStringList{QStringLiteral("--store"), QLatin1String(profile), QStringLiteral("--json")} +
                   arguments);
    }

    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    void write(const QString &file, const QByteArray &content, QFile::Permissions mode = QFile::Permissions(0x6600))
    {
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(file));
        out.setPermissions(mode);
    }
    QByteArray read(const QString &file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("not there");
    }
    QString profilePath(const char *name) const
    {
        return path("config/holdfast/profiles/") + QLatin1String(name) + QStringLiteral(".conf");
    }
    void writeProfile(const char *name, const ConnectionSettings &settings)
    {
        const QString password = path(name) + QStringLiteral(".password");
        write(password, settings.password.toUtf8() + '\n');
        write(profilePath(name), "socket=" + settings.socket.toUtf8() + "\nschema=" + settings.schema.toUtf8() +
                                     "\nenvironment=training\naccount=" + settings.account.toUtf8() +
                                     "\npassword_file=" + password.toUtf8() + '\n');
    }

    QTemporaryDir m_folder;
};

} // namespace holdfast::test
