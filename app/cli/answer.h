// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "sql/connection/db_error.h"
#include "sql/rows/instant.h"
#include "sql/rows/money.h"
#include "sql/rows/outcomes.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace holdfast {
struct Store;
}

namespace holdfast::cli {

// Ends the sentence of an answer that changed nothing.
inline const QString kNothingChanged = QStringLiteral(" Nothing was changed.");

// What an owner needs to make roles and accounts of staff.
inline const QString kRightsOfAnOwner =
    QStringLiteral("for them an administrator of the server gives this account CREATE USER (on MySQL CREATE ROLE and "
                   "ROLE_ADMIN, too) and GRANT OPTION on the schema.");

// What a verb ends with: the token for scripts, fields for --json, one sentence for people.
struct Answer
{
    QByteArray token;
    Exit exit = Exit::Done;
    QJsonObject fields;
    QString sentence;
    QString listing; // what was asked for, for people; on standard output
};

Answer usage(const QString &sentence);
// A database that gave no answer. inDoubt says what cannot be known ("whether order 17 was cancelled").
Answer noAnswer(const DbError &error, const QString &inDoubt = {});
Answer invalidInput(const InvalidInput &input);

// One object on standard output with --json, otherwise the listing there and the sentence on standard error.
int print(const Answer &answer, bool asJson, const std::optional<Store> &store);

QJsonObject json(const Money &money);
QJsonObject json(const Store &store);
QString plain(const QByteArray &text); // for a terminal: what is no visible character, and broken UTF-8, made visible
QString plain(const QString &text);
QString shortInstant(Instant instant); // 2026-11-30 10:04:59 UTC

// Columns padded to their widest cell; CJK counts double.
QString table(const QStringList &titles, const QList<QStringList> &rows);

} // namespace holdfast::cli
