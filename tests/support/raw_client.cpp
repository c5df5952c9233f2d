// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/raw_client.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

#include <atomic>

namespace holdfast::test {

RawClient::RawClient(const ConnectionSettings &settings)
{
    static std::atomic<int> counter{0};
    m_name = QStringLiteral("raw-client-%1").arg(++counter);
    QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QMYSQL"), m_name);
    db.setConnectOptions(QStringLiteral("UNIX_SOCKET=%1;MYSQL_OPT_CONNECT_TIMEOUT=5").arg(settings.socket));
    db.setUserName(settings.account);
    db.setPassword(settings.password);
    db.setDatabaseName(settings.schema);
    if (!db.open())
        qFatal("a plain client: %s", qPrintable(db.lastError().text()));
    run("SET time_zone = '+00:00'");
}

RawClient::~RawClient()
{
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
}

int RawClient::attempt(const QByteArray &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    m_errorText.clear();
    if (query.exec(QString::fromUtf8(sql)))
        return 0;
    m_errorText = query.lastError().databaseText().toUtf8();
    return query.lastError().nativeErrorCode().toInt();
}

qint64 RawClient::run(const QByteArray &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    if (!query.exec(QString::fromUtf8(sql)))
        qFatal("%s: %s", sql.constData(), qPrintable(query.lastError().text()));
    return query.numRowsAffected();
}

std::vector<std::vector<QVariant>> RawClient::rows(const QByteArray &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    query.setNumericalPrecisionPolicy(QSql::HighPrecision);
    if (!query.exec(QString::fromUtf8(sql)))
        qFatal("%s: %s", sql.constData(), qPrintable(query.lastError().text()));
    std::vector<std::vector<QVariant>> rows;
    while (query.next()) {
        std::vector<QVariant> row;
        for (int column = 0; column < query.record().count(); ++column)
            row.push_back(query.value(column));
        rows.push_back(std::move(row));
    }
    return rows;
}

qint64 RawClient::number(const QByteArray &sql)
{
    return rows(sql).at(0).at(0).toLongLong();
}

QByteArray RawClient::text(const QByteArray &sql)
{
    return rows(sql).at(0).at(0).toString().toUtf8();
}

qint64 RawClient::status(const char *counter)
{
    return rows(QByteArray("SHOW SESSION STATUS LIKE '") + counter + '\'').at(0).at(1).toLongLong();
}

} // namespace holdfast::test
