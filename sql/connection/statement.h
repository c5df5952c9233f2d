// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/ids.h"
#include "sql/rows/instant.h"

#include <QByteArray>
#include <QString>

#include <concepts>
#include <initializer_list>
#include <optional>
#include <vector>

namespace holdfast {

// A value on its way into SQL text. Made only by lit() and its kin, from typed values: numbers become digits, bytes
// X'…', text _utf8mb4 X'…', instants a quoted instant. Only [0-9A-F] of what a person typed can reach the server, and
// there is no way to pass raw text, so an injection does not compile. Exact on MySQL and MariaDB for quotes,
// backslashes, NUL, CJK and emoji, whatever the sql_mode (tst_literals).
class Literal
{
public:
    const QByteArray &sql() const { return m_sql; }

private:
    explicit Literal(QByteArray sql) : m_sql(std::move(sql)) {}
    QByteArray m_sql;

    friend Literal lit(qint64 value);
    friend Literal lit(const QByteArray &bytes);
    friend Literal lit(const QString &text);
    friend Literal lit(Instant instant);
    friend Literal lit(std::nullopt_t);
    friend Literal list(const std::vector<Literal> &values);
    friend Literal rows(const std::vector<std::vector<Literal>> &values);
    friend Literal identifier(const QString &schema);
    friend Literal schemaPattern(const QString &schema);
    friend Literal accountName(const QString &account);
    friend Literal hostName(const QString &host);
    friend Literal password(const QString &text);
    friend Literal passwordDigest(const QString &text);
    friend Literal part(QByteArrayView file, const std::vector<struct Param> &params);
};

Literal lit(qint64 value);
Literal lit(const QByteArray &bytes);
Literal lit(const QString &text);
Literal lit(Instant instant);
Literal lit(std::nullopt_t); // NULL
Literal lit(const char *) = delete;
Literal lit(bool) = delete;
Literal lit(double) = delete;

template <std::integral T>
requires(!std::same_as<T, bool> && !std::same_as<T, qint64>) Literal lit(T value)
{
    static_assert(sizeof(T) < sizeof(qint64) || std::is_signed_v<T>, "an unsigned 64-bit number does not fit");
    return lit(static_cast<qint64>(value));
}

template <RowId Id>
Literal lit(Id id)
{
    return lit(number(id));
}

inline Literal lit(const OperationId &id)
{
    return lit(id.bytes());
}

template <class T>
Literal lit(const std::optional<T> &value)
{
    return value ? lit(*value) : lit(std::nullopt);
}

Literal list(const std::vector<Literal> &values);              // 1,2,3 — for IN (:skus)
Literal rows(const std::vector<std::vector<Literal>> &values); // (1,2),(3,4) — for VALUES :lines

// The name of a schema: letters, digits and underscore, at most 64; anything else throws DbError (Program).
Literal identifier(const QString &schema);
Literal schemaPattern(const QString &schema); // in a GRANT on a whole schema, where _ stands for any letter

// An account and where it may sign in from: letters, digits, _ . and -, a host also : / and %; anything else throws
// DbError (Program): ask first.
bool isAccountName(const QString &account);
bool isHostName(const QString &host);
Literal accountName(const QString &account);
Literal hostName(const QString &host);
// IDENTIFIED BY takes no X'…': quoted, for the sql_mode that the prologue sets. NUL throws DbError (Program).
Literal password(const QString &text);
// What a server with mysql_native_password keeps of it ('*' and the SHA-1 of its SHA-1): no log shows the password
// then.
Literal passwordDigest(const QString &text);

// A LIKE pattern for what begins with the text; % and _ in it stand for themselves (the statement says ESCAPE '!').
QString beginsWith(const QString &text);

struct Param
{
    const char *name;
    Literal value;
};
using Params = std::initializer_list<Param>;

// A piece of a statement that several have in common, from a file as they are: "invariants/reserved".
Literal part(QByteArrayView file, const std::vector<Param> &params = {});

// One statement file: sql/statements/orders/order_lock.sql is named "orders/order_lock", and those of sql/invariants
// "invariants/…" and "rights/…"; names() leaves these out, since they are no statements of a flow or page. The text is
// constant, its marks are :name, its leading comment says purpose, parameters, rows and the index relied on.
class Statement
{
public:
    // Throws DbError (Program) where there is no such file. The reference lives as long as the program.
    static const Statement &named(QByteArrayView name);
    static Statement parsed(const QByteArray &name, const QByteArray &fileText);
    static QList<QByteArray> names();
    static QList<QByteArray> rights(const char *role); // the files of sql/rights/ROLE: "rights/staff/stock"

    const QByteArray &name() const { return m_name; }
    QList<QByteArray> marks() const;
    QByteArray text() const; // its marks as they are written
    // Throws DbError (Program) where a mark has no value or a value no mark.
    QByteArray render(Params params) const { return render(std::vector<Param>(params)); }
    QByteArray render(const std::vector<Param> &params) const;

private:
    struct Piece
    {
        QByteArray text;
        QByteArray mark; // follows the text; empty at the end
    };
    QByteArray m_name;
    std::vector<Piece> m_pieces;
};

} // namespace holdfast
