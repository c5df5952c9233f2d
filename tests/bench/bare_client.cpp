// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bare_client.h"

#include "sql/connection/statement.h"

#include <mysql.h>

namespace holdfast::bench {

BareClient::BareClient(const ConnectionSettings &settings) : m_mysql(mysql_init(nullptr))
{
    const QByteArray socket = settings.socket.toUtf8(), account = settings.account.toUtf8(),
                     password = settings.password.toUtf8(), schema = settings.schema.toUtf8();
    mysql_options(m_mysql, MYSQL_SET_CHARSET_NAME, "utf8mb4");
    // The same limits: with them the library polls before it reads, and no client that must not hang goes without.
    const auto limit = [this](mysql_option option, std::chrono::seconds seconds) {
        const auto value = static_cast<unsigned>(seconds.count());
        mysql_options(m_mysql, option, &value);
    };
    limit(MYSQL_OPT_CONNECT_TIMEOUT, settings.connectLimit);
    limit(MYSQL_OPT_READ_TIMEOUT, settings.readLimit);
    limit(MYSQL_OPT_WRITE_TIMEOUT, settings.readLimit);
    if (!mysql_real_connect(m_mysql, nullptr, account.constData(), password.constData(),
                            schema.isEmpty() ? nullptr : schema.constData(), 0, socket.constData(), 0))
        check("CONNECT");
    run(Statement::named("session/prologue").render({{"lock_wait", lit(10)}, {"idle_limit", lit(3600)}}));
    run(Statement::named("session/isolation_read_committed").render({}));
}

BareClient::~BareClient()
{
    mysql_close(m_mysql);
}

void BareClient::check(const QByteArray &sql)
{
    if (mysql_errno(m_mysql) != 0)
        qFatal("%s: %u %s", sql.left(200).constData(), mysql_errno(m_mysql), mysql_error(m_mysql));
}

void BareClient::query(const QByteArray &sql)
{
    if (mysql_real_query(m_mysql, sql.constData(), static_cast<unsigned long>(sql.size())) != 0)
        check(sql);
}

void BareClient::run(const QByteArray &sql)
{
    query(sql);
    MYSQL_RES *result = mysql_store_result(m_mysql);
    if (!result) { // no rows, or a lock error that came after the header
        check(sql);
        return;
    }
    while (mysql_fetch_row(result)) {
    }
    mysql_free_result(result);
}

qint64 BareClient::insertId() const
{
    return qint64(mysql_insert_id(m_mysql));
}

qint64 BareClient::count(const QByteArray &sql)
{
    query(sql);
    MYSQL_RES *result = mysql_use_result(m_mysql);
    qint64 rows = 0;
    if (result) {
        while (mysql_fetch_row(result))
            ++rows;
        mysql_free_result(result);
    }
    check(sql);
    return rows;
}

QByteArray BareClient::text(const QByteArray &sql, unsigned column)
{
    query(sql);
    MYSQL_RES *result = mysql_store_result(m_mysql);
    check(sql);
    const MYSQL_ROW row = result ? mysql_fetch_row(result) : nullptr;
    if (!row)
        qFatal("%s: no row", sql.constData());
    const QByteArray value(row[column]);
    mysql_free_result(result);
    return value;
}

qint64 BareClient::counters()
{
    const QByteArray sql("SHOW SESSION STATUS LIKE 'Handler_read_%'");
    query(sql);
    MYSQL_RES *result = mysql_store_result(m_mysql);
    check(sql);
    qint64 sum = 0;
    while (const MYSQL_ROW row = mysql_fetch_row(result))
        sum += QByteArray(row[1]).toLongLong();
    mysql_free_result(result);
    return sum;
}

qint64 BareClient::looks(const QByteArray &sql)
{
    const qint64 first = counters(), before = counters();
    count(sql);
    return counters() - before - (before - first);
}

} // namespace holdfast::bench
