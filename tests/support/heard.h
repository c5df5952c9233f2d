// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/connection/statement.h"
#include "sql/schema/migrator.h"
#include "sql/schema/roles.h"
#include "tests/support/raw_client.h"
#include "tests/support/test_server.h"

#include <QRegularExpression>
#include <QSet>

#include <utility>
#include <vector>

namespace holdfast::test {

// What the run's server hears, from its general log: while this is there, nothing else may talk to it. Put back as it
// was at the end.
class Heard
{
public:
    struct Command
    {
        QByteArray type, text; // "Query", as it was logged
    };

    Heard()
        : m_administrator(TestServer::administrator()), m_output(m_administrator.text("SELECT @@GLOBAL.log_output")),
          m_wasOn(m_administrator.text("SELECT @@GLOBAL.general_log"))
    {
        m_administrator.run("SET GLOBAL general_log = OFF");
        m_administrator.run("TRUNCATE TABLE mysql.general_log");
        m_administrator.run("SET GLOBAL log_output = 'TABLE', GLOBAL general_log = ON");
    }
    ~Heard() { stop(); }
    Heard(const Heard &) = delete;
    Heard &operator=(const Heard &) = delete;

    // From here on nothing is heard any more.
    std::vector<Command> all()
    {
        stop();
        std::vector<Command> commands;
        for (const auto &row : m_administrator.rows("SELECT command_type, argument FROM mysql.general_log WHERE "
                                                    "thread_id <> CONNECTION_ID()"))
            commands.push_back({row.at(0).toByteArray(), row.at(1).toByteArray()});
        m_administrator.run("TRUNCATE TABLE mysql.general_log");
        return commands;
    }

private:
    void stop()
    {
        if (std::exchange(m_stopped, true))
            return;
        m_administrator.run("SET GLOBAL general_log = " + m_wasOn + ", GLOBAL log_output = '" + m_output + '\'');
    }

    RawClient m_administrator;
    QByteArray m_output, m_wasOn;
    bool m_stopped = false;
};

// All that the program may say: its statement files with literals where their marks are, the marks' own forms and no
// other, the ends of a transaction, and the driver's few.
class KnownStatements
{
public:
    KnownStatements()
    {
        QList<QByteArray> names = Statement::names();
        for (const char *role : {"staff", "supervisor"})
            names += Statement::rights(role);
        for (const QByteArray &name : names)
            add(name, Statement::named(name));
        for (const char *text : {"START TRANSACTION", "START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY", "COMMIT",
                                 "ROLLBACK", "SET NAMES utf8mb4"})
            m_fixed.insert(text);
        for (const SchemaStep &step : Migrator::steps())
            m_triggers += step.kind == "trigger" ? withoutNames(step.sql) : QByteArray();
    }

    // Whether the program or the driver under it says this: nameOf() of a query; else how a connection begins and ends.
    bool contains(const Heard::Command &command) const
    {
        static const QList<QByteArray> ofConnections{"Connect", "Init DB", "Close stmt", "Quit"};
        if (command.type == "Prepare") // the driver asks whether the server can; the program never does
            return command.text == "SELECT ? + ?";
        return command.type == "Query" ? !nameOf(command.text).isEmpty() : ofConnections.contains(command.type);
    }
    // The statement file's name, or what else it is; empty: it is nothing that the program says.
    QByteArray nameOf(const QByteArray &heard) const
    {
        const QByteArray text = heard.simplified();
        if (m_fixed.contains(text))
            return text;
        for (const Known &known : m_known) {
            if (text.startsWith(known.begins) && known.form.match(QString::fromUtf8(text)).hasMatch())
                return known.name;
        }
        return m_triggers.contains(withoutNames(text)) ? QByteArray("a trigger's") : QByteArray();
    }

private:
    struct Known
    {
        QByteArray name, begins;
        QRegularExpression form;
    };

    static QByteArray withoutNames(const QByteArray &sql) { return sql.simplified(); }

    void add(const QByteArray &name, const Statement &statement)
    {
        static const QString value = QStringLiteral(
            "(?:NULL|-?[0-9]+|(?:_utf8mb4 )?X'[0-9A-F]*+'|'[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]{8}\\.[0-9]{6}')");
        static const QString values = QStringLiteral("%1(?:,%1)*").arg(value);
        static const QString lists = QStringLiteral("(?:%1|\\(%1\\)(?:,\\(%1\\))*)").arg(values);
        // MySQL logs a CREATE USER rewritten, and quotes its names as its sql_mode is.
        static const QString named = QStringLiteral("(?:`%1`|'%1')").arg(QStringLiteral("[A-Za-z0-9_.:/%\\\\-]+"));
        static const QString secret = QStringLiteral("(?:'(?:[^'\\\\]|''|\\\\\\\\)*'|<secret>)");
        const QByteArrayList marks = statement.marks();
        QString form;
        QByteArray begins;
        static const QRegularExpression mark(QStringLiteral(":([a-z_]+)"));
        const QString text = QString::fromUtf8(statement.text().simplified());
        qsizetype at = 0;
        auto each = mark.globalMatch(text);
        while (each.hasNext()) {
            const auto match = each.next();
            const QByteArray which = match.captured(1).toLatin1();
            if (!marks.contains(which))
                continue;
            if (at == 0)
                begins = text.left(match.capturedStart()).toUtf8();
            form += QRegularExpression::escape(text.mid(at, match.capturedStart() - at));
            const bool isName = (name.startsWith("accounts/") && name != "accounts/connections_of") ||
                                name.startsWith("rights/") || name == "schema/create_schema" ||
                                name == "schema/drop_schema";
            const bool isDigest = isName && which == "digest";
            form += isDigest              ? QStringLiteral("'\\*[0-9A-F]{40}'")
                    : which == "password" ? secret
                    : isName              ? named
                                          : lists;
            at = match.capturedEnd();
        }
        form += QRegularExpression::escape(text.mid(at));
        if (at == 0)
            begins = text.toUtf8();
        m_known.push_back({name, begins, QRegularExpression(QRegularExpression::anchoredPattern(form))});
        if (!m_known.back().form.isValid())
            qFatal("%s", name.constData());
    }

    std::vector<Known> m_known;
    QSet<QByteArray> m_fixed;
    QByteArray m_triggers;
};

} // namespace holdfast::test
