// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql/connection/statement.h"

#include "sql/connection/db_error.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QMutex>
#include <QRegularExpression>

#include <algorithm>
#include <memory>

namespace holdfast {

Literal lit(qint64 value)
{
    return Literal(QByteArray::number(value));
}

Literal lit(const QByteArray &bytes)
{
    return Literal("X'" + bytes.toHex().toUpper() + '\'');
}

Literal lit(const QString &text)
{
    return Literal("_utf8mb4 X'" + text.toUtf8().toHex().toUpper() + '\'');
}

Literal lit(Instant instant)
{
    return Literal('\'' + instant.sql() + '\'');
}

Literal lit(std::nullopt_t)
{
    return Literal("NULL");
}

Literal list(const std::vector<Literal> &values)
{
    QByteArray sql;
    for (const Literal &value : values)
        sql += (sql.isEmpty() ? "" : ",") + value.sql();
    return Literal(sql);
}

Literal rows(const std::vector<std::vector<Literal>> &values)
{
    QByteArray sql;
    for (const std::vector<Literal> &row : values)
        sql += (sql.isEmpty() ? "(" : ",(") + list(row).sql() + ')';
    return Literal(sql);
}

Literal identifier(const QString &schema)
{
    static const QRegularExpression allowed(QStringLiteral("\\A[A-Za-z0-9_]{1,64}\\z"));
    if (!allowed.match(schema).hasMatch())
        throw DbError{DbError::Kind::Program, 0, {}, QStringLiteral("not the name of a schema: ") + schema.left(80)};
    return Literal('`' + schema.toLatin1() + '`');
}

Literal schemaPattern(const QString &schema)
{
    return Literal(QByteArray(identifier(schema).sql()).replace("_", "\\_"));
}

bool isAccountName(const QString &account)
{
    static const QRegularExpression allowed(QStringLiteral("\\A[A-Za-z0-9_.-]{1,32}\\z"));
    return allowed.match(account).hasMatch();
}

bool isHostName(const QString &host)
{
    static const QRegularExpression allowed(QStringLiteral("\\A[A-Za-z0-9_.:/%-]{1,255}\\z"));
    return allowed.match(host).hasMatch();
}

Literal accountName(const QString &account)
{
    if (!isAccountName(account))
        throw DbError{DbError::Kind::Program, 0, {}, QStringLiteral("not the name of an account: ") + account.left(80)};
    return Literal('`' + account.toLatin1() + '`');
}

Literal hostName(const QString &host)
{
    if (!isHostName(host))
        throw DbError{DbError::Kind::Program, 0, {}, QStringLiteral("not the name of a host: ") + host.left(80)};
    return Literal('`' + host.toLatin1() + '`');
}

Literal password(const QString &text)
{
    if (text.contains(QChar(0)))
        throw DbError{DbError::Kind::Program, 0, {}, QStringLiteral("a password with NUL")};
    QByteArray quoted = text.toUtf8();
    quoted.replace("\\", "\\\\").replace("'", "''");
    return Literal('\'' + quoted + '\'');
}

Literal passwordDigest(const QString &text)
{
    const auto sha1 = [](const QByteArray &bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1); };
    return Literal("'*" + sha1(sha1(text.toUtf8())).toHex().toUpper() + '\'');
}

Literal part(QByteArrayView file, const std::vector<Param> &params)
{
    return Literal(Statement::named(file).render(params));
}

QString beginsWith(const QString &text)
{
    QString pattern;
    for (const QChar c : text) {
        if (c == u'%' || c == u'_' || c == u'!')
            pattern += u'!';
        pattern += c;
    }
    return pattern + u'%';
}

namespace {

const QString kRoot = QStringLiteral(":/sql/statements/");

QString pathOf(const QByteArray &name)
{
    const bool isApart = name.startsWith("invariants/") || name.startsWith("rights/");
    const QString root = isApart ? QStringLiteral(":/sql/") : kRoot;
    return root + QString::fromLatin1(name) + QStringLiteral(".sql");
}

bool isMarkLetter(char c)
{
    return (c >= 'a' && c <= 'z') || c == '_';
}

QByteArray withoutComments(const QByteArray &fileText)
{
    QByteArray sql;
    for (const QByteArray &line : fileText.split('\n')) {
        if (!line.trimmed().startsWith("--"))
            sql += line + '\n';
    }
    return sql.trimmed();
}

QList<QByteArray> namesIn(const QString &root, const QString &folder)
{
    QList<QByteArray> names;
    QDirIterator files(folder, {QStringLiteral("*.sql")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        names << files.next().mid(root.size()).chopped(4).toLatin1();
    std::sort(names.begin(), names.end());
    return names;
}

[[noreturn]] void programError(const QByteArray &statement, const QString &text)
{
    throw DbError{DbError::Kind::Program, 0, statement, text};
}

} // namespace

Statement Statement::parsed(const QByteArray &name, const QByteArray &fileText)
{
    const QByteArray sql = withoutComments(fileText);
    Statement statement;
    statement.m_name = name;
    Piece piece;
    bool quoted = false;
    for (qsizetype i = 0; i < sql.size(); ++i) {
        const char c = sql.at(i);
        if (c == '\'')
            quoted = !quoted;
        if (c == ':' && !quoted && i + 1 < sql.size() && isMarkLetter(sql.at(i + 1))) {
            while (i + 1 < sql.size() && isMarkLetter(sql.at(i + 1)))
                piece.mark += sql.at(++i);
            statement.m_pieces.push_back(std::exchange(piece, {}));
        } else {
            piece.text += c;
        }
    }
    statement.m_pieces.push_back(piece);
    return statement;
}

const Statement &Statement::named(QByteArrayView view)
{
    static QMutex mutex;
    static QHash<QByteArray, std::shared_ptr<const Statement>> cache;
    const QByteArray name = view.toByteArray();
    const QMutexLocker lock(&mutex);
    auto &entry = cache[name];
    if (!entry) {
        QFile file(pathOf(name));
        if (!file.open(QIODevice::ReadOnly)) {
            cache.remove(name);
            programError(name, QStringLiteral("no such statement file"));
        }
        entry = std::make_shared<const Statement>(parsed(name, file.readAll()));
    }
    return *entry;
}

QList<QByteArray> Statement::names()
{
    return namesIn(kRoot, kRoot);
}

QList<QByteArray> Statement::rights(const char *role)
{
    return namesIn(QStringLiteral(":/sql/"), QStringLiteral(":/sql/rights/") + QLatin1String(role));
}

QList<QByteArray> Statement::marks() const
{
    QList<QByteArray> marks;
    for (const Piece &piece : m_pieces) {
        if (!piece.mark.isEmpty() && !marks.contains(piece.mark))
            marks << piece.mark;
    }
    return marks;
}

QByteArray Statement::text() const
{
    QByteArray sql;
    for (const Piece &piece : m_pieces)
        sql += piece.text + (piece.mark.isEmpty() ? QByteArray() : ':' + piece.mark);
    return sql;
}

QByteArray Statement::render(const std::vector<Param> &params) const
{
    const QList<QByteArray> wanted = marks();
    for (const Param &param : params) {
        if (!wanted.contains(QByteArrayView(param.name)))
            programError(m_name, QStringLiteral("no mark :%1").arg(QLatin1String(param.name)));
    }
    QByteArray sql;
    for (const Piece &piece : m_pieces) {
        sql += piece.text;
        if (piece.mark.isEmpty())
            continue;
        const auto param = std::find_if(params.begin(), params.end(),
                                        [&](const Param &p) { return piece.mark == QByteArrayView(p.name); });
        if (param == params.end())
            programError(m_name, QStringLiteral("no value for :%1").arg(QLatin1String(piece.mark)));
        sql += param->value.sql();
    }
    return sql;
}

} // namespace holdfast
