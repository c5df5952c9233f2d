// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"

#include "sql/schema/store.h"

#include <QJsonDocument>

#include <algorithm>
#include <cstdio>

namespace holdfast::cli {

namespace {

void write(std::FILE *stream, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stream);
}

int width(const QString &text)
{
    int columns = 0;
    for (const char32_t c : text.toStdU32String())
        columns += (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) || (c >= 0xAC00 && c <= 0xD7A3) ||
                           (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE4F) ||
                           (c >= 0xFF00 && c <= 0xFF60) || (c >= 0x1F300 && c <= 0x1FAFF)
                       ? 2
                       : 1;
    return columns;
}

struct Told
{
    const char *token;
    QString sentence;
};

Told told(const DbError &error)
{
    using Kind = DbError::Kind;
    switch (error.kind) {
    case Kind::LockWait:
    case Kind::Deadlock:
    case Kind::SnapshotConflict:
    case Kind::Interrupted:
        return {"Busy", QStringLiteral("The store is busy: another session holds what this needs. Try again.") +
                            kNothingChanged};
    case Kind::CommitUnknown:
        return {"Unconfirmed", QStringLiteral("The database did not answer the commit. It is not known ")};
    case Kind::ConnectionLost:
    case Kind::Unreachable:
        return {"Unreachable", QStringLiteral("The database server cannot be reached.") + kNothingChanged};
    case Kind::ReadOnly:
        return {"ReadOnly",
                QStringLiteral("The database server is read-only: it is not the writable primary.") + kNothingChanged};
    case Kind::WrongServer:
        return {"WrongServer",
                QStringLiteral("This server is not supported (MySQL from 8.4, MariaDB from 10.11).") + kNothingChanged};
    case Kind::WrongSchema:
        return {"WrongSchema", QStringLiteral("There is no store of Holdfast in this schema.") + kNothingChanged};
    case Kind::Insecure:
        return {"Insecure", QStringLiteral("The line to the database server is not secure: TLS is required, with a "
                                           "certificate that the profile's CA has signed.") +
                                kNothingChanged};
    case Kind::WrongStore:
        return {"WrongStore", QStringLiteral("This is another store than the one that was opened.") + kNothingChanged};
    case Kind::WrongEnvironment:
        return {"WrongEnvironment",
                QStringLiteral("The profile and the store differ: one is live, the other for training.") +
                    kNothingChanged};
    case Kind::SchemaTooNew:
        return {"SchemaTooNew",
                QStringLiteral("The store was made by a newer version of Holdfast; use that one.") + kNothingChanged};
    case Kind::SchemaTooOld:
        return {"SchemaTooOld", QStringLiteral("The store is not complete or is older than this version; "
                                               "`schema migrate` (or `demo start`) brings it up to date.") +
                                    kNothingChanged};
    case Kind::NotPermitted:
        if (error.denied() == DbError::Denied::Triggers)
            return {"NotPermitted",
                    QStringLiteral("The server lets this account make no triggers: it keeps a binary log, and "
                                   "log_bin_trust_function_creators is off. Ask its administrator to turn it on.") +
                        kNothingChanged};
        if (error.statement.startsWith("accounts/") || error.statement.startsWith("rights/"))
            return {"NotPermitted", QStringLiteral("This account may make no accounts of staff; ") + kRightsOfAnOwner +
                                        QStringLiteral(" No account was changed.")};
        if (error.denied() == DbError::Denied::Role)
            return {"NotPermitted",
                    QStringLiteral("The account may not do this: its role in the store does not allow it.") +
                        kNothingChanged};
        if (error.isWrongPassword())
            return {"NotPermitted",
                    QStringLiteral("The account may not sign in: its name or password is wrong.") + kNothingChanged};
        return {"NotPermitted", QStringLiteral("The account may not do this: a grant is missing.") + kNothingChanged};
    case Kind::Refused:
        return {"DatabaseError", QStringLiteral("A rule of the store refuses it.") + kNothingChanged};
    case Kind::Journal:
        return {"Journal",
                QStringLiteral("This computer's journal cannot be used, so nothing was sent.") + kNothingChanged};
    case Kind::DuplicateKey:
    case Kind::Constraint:
    case Kind::Closed:
    case Kind::Program:
    case Kind::Other:
        break;
    }
    return {"DatabaseError", QStringLiteral("The database refused.") + kNothingChanged};
}

} // namespace

Answer usage(const QString &sentence)
{
    return {"Usage", Exit::Usage, {}, sentence, {}};
}

Answer noAnswer(const DbError &error, const QString &inDoubt)
{
    Told what = told(error);
    if (error.kind == DbError::Kind::CommitUnknown)
        what.sentence += (inDoubt.isEmpty() ? QStringLiteral("whether it was carried out") : inDoubt) +
                         QStringLiteral("; ask again later.");
    QJsonObject fields{{QStringLiteral("native"), error.native},
                       {QStringLiteral("statement"), QString::fromLatin1(error.statement)},
                       {QStringLiteral("detail"), error.text}};
    const QString detail = error.native           ? QStringLiteral(" (%1: %2)").arg(error.native).arg(plain(error.text))
                           : error.text.isEmpty() ? QString()
                                                  : QStringLiteral(" (%1)").arg(plain(error.text));
    return {what.token, Exit::NoAnswer, fields, what.sentence + detail, {}};
}

Answer invalidInput(const InvalidInput &input)
{
    using Field = InvalidInput::Field;
    using Problem = InvalidInput::Problem;
    if (input.field == Field::Road)
        return {InvalidInput::token,
                Exit::Usage,
                {{QStringLiteral("field"), QStringLiteral("road")}},
                QStringLiteral("Orders come about by another road in this store: `store show` tells its road, a quote "
                               "that is accepted or the price of the moment, and its owner chooses with `store set "
                               "--road quote|price`.") +
                    kNothingChanged,
                {}};
    const QString field = [&] {
        switch (input.field) {
        case Field::Reason:
            return QStringLiteral("The reason");
        case Field::Lines:
            return QStringLiteral("The number of lines");
        case Field::Quantity:
            return QStringLiteral("The quantity");
        case Field::Price:
            return QStringLiteral("The price");
        case Field::Total:
            return QStringLiteral("The total");
        case Field::Sku:
            return QStringLiteral("The SKU");
        case Field::Name:
            return QStringLiteral("The name");
        case Field::Phone:
            return QStringLiteral("The phone number");
        case Field::Email:
            return QStringLiteral("The e-mail address");
        case Field::ExternalNumber:
            return QStringLiteral("The external number");
        case Field::Key:
            return QStringLiteral("The key");
        case Field::Period:
            return QStringLiteral("The period");
        case Field::Account:
            return QStringLiteral("The account");
        case Field::Host:
            return QStringLiteral("The host");
        case Field::Password:
            return QStringLiteral("The password");
        case Field::Unserved:
            return QStringLiteral("Why it is done without serving the customer");
        case Field::Road:
            break; // below
        }
        return QString();
    }();
    const QString problem = [&] {
        switch (input.problem) {
        case Problem::Missing:
            return QStringLiteral(" is missing.");
        case Problem::TooLong:
            return QStringLiteral(" is longer than %1 characters.").arg(input.limit);
        case Problem::TooMany:
            return QStringLiteral(" is above %1.").arg(input.limit);
        case Problem::OutOfRange:
            return QStringLiteral(" is out of range.");
        case Problem::Twice:
            return QStringLiteral(" stands there twice.");
        case Problem::Overflow:
            return QStringLiteral(" is too large.");
        case Problem::HoldsNul:
            return QStringLiteral(" holds a NUL character.");
        case Problem::Unknown:
            return QStringLiteral(" is not known.");
        }
        return QString();
    }();
    const QString where = input.line > 0 ? QStringLiteral(" (line %1)").arg(input.line) : QString();
    QJsonObject fields;
    if (input.field == Field::Unserved) // a cancel has two reasons
        fields.insert(QStringLiteral("field"), QStringLiteral("as_supervisor"));
    return {InvalidInput::token, Exit::Usage, fields, field + problem + where + kNothingChanged, {}};
}

int print(const Answer &answer, bool asJson, const std::optional<Store> &store)
{
    if (asJson) {
        QJsonObject object = answer.fields;
        object.insert(QStringLiteral("answer"), QString::fromLatin1(answer.token));
        if (!object.contains(QStringLiteral("store"))) // a verb that opens its store by itself has named it
            object.insert(QStringLiteral("store"), store ? QJsonValue(json(*store)) : QJsonValue());
        if (!answer.sentence.isEmpty())
            object.insert(QStringLiteral("message"), answer.sentence);
        write(stdout, QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)) + u'\n');
    } else if (!answer.listing.isEmpty()) {
        write(stdout, answer.listing);
    }
    std::fflush(stdout);
    if (!answer.sentence.isEmpty())
        write(stderr, answer.sentence + u'\n');
    return int(answer.exit);
}

QJsonObject json(const Money &money)
{
    return {{QStringLiteral("minor"), money.minor},
            {QStringLiteral("currency"), QString::fromLatin1(money.currency.code)}};
}

QJsonObject json(const Store &store)
{
    return {{QStringLiteral("name"), store.name},
            {QStringLiteral("uuid"), store.uuid.toString(QUuid::WithoutBraces)},
            {QStringLiteral("currency"), QString::fromLatin1(store.currency.code)},
            {QStringLiteral("environment"),
             store.environment == Environment::Live ? QStringLiteral("live") : QStringLiteral("training")}};
}

QString plain(const QString &text)
{
    QString shown;
    for (const char32_t c : text.toStdU32String()) {
        switch (QChar::category(c)) {
        case QChar::Other_Control:
        case QChar::Other_Format: // turns the direction of what follows, among others
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
            shown += c > 0xFFFF ? QStringLiteral("\\U%1").arg(uint(c), 8, 16, QLatin1Char('0'))
                                : QStringLiteral("\\u%1").arg(uint(c), 4, 16, QLatin1Char('0'));
            break;
        default:
            shown += QString::fromUcs4(&c, 1);
        }
    }
    return shown;
}

QString plain(const QByteArray &text)
{
    return plain(QString::fromUtf8(text));
}

QString shortInstant(Instant instant)
{
    return QString::fromLatin1(instant.sql().left(19)) + QStringLiteral(" UTC");
}

QString table(const QStringList &titles, const QList<QStringList> &rows)
{
    QList<int> widths;
    for (qsizetype column = 0; column < titles.size(); ++column) {
        int widest = width(titles.at(column));
        for (const QStringList &row : rows)
            widest = std::max(widest, width(row.value(column)));
        widths << widest;
    }
    QString text;
    const auto add = [&](const QStringList &row) {
        QString line;
        for (qsizetype column = 0; column < titles.size(); ++column)
            line += row.value(column) + QString(widths.at(column) - width(row.value(column)) + 2, u' ');
        while (line.endsWith(u' '))
            line.chop(1);
        text += line + u'\n';
    };
    add(titles);
    for (const QStringList &row : rows)
        add(row);
    return text;
}

} // namespace holdfast::cli
