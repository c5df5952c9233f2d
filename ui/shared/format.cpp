// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/format.h"

#include <QDateTime>
#include <QLocale>

#include <cstdlib>

namespace holdfast::format {

namespace {

QDateTime local(Instant instant)
{
    return QDateTime::fromMSecsSinceEpoch(instant.micros / 1000);
}

QString dayOf(const QDateTime &moment)
{
    const QLocale locale;
    const bool chinese = locale.language() == QLocale::Chinese;
    const bool thisYear = moment.date().year() == QDate::currentDate().year();
    return chinese ? locale.toString(moment.date(), thisYear ? u"M月d日" : u"yyyy/M/d")
                   : locale.toString(moment.date(), thisYear ? u"d MMM" : u"d MMM yyyy");
}

} // namespace

QString dayAndTime(Instant instant)
{
    const QDateTime moment = local(instant);
    return dayOf(moment) + u' ' + moment.time().toString(u"HH:mm");
}

QString moment(Instant instant)
{
    const QDateTime moment = local(instant);
    const QString tenths = QString::number(moment.time().msec() / 100); // cut, never rounded to an instant not reached
    const QString time = moment.time().toString(u"HH:mm:ss") + u'.' + tenths;
    return moment.date() == QDate::currentDate() ? time : dayOf(moment) + u' ' + time;
}

QString time(Instant instant)
{
    return local(instant).time().toString(u"HH:mm:ss");
}

QString withZone(Instant instant)
{
    const QDateTime moment = local(instant);
    const QLocale locale;
    const int minutes = moment.offsetFromUtc() / 60;
    const QString day =
        locale.toString(moment.date(), locale.language() == QLocale::Chinese ? u"yyyy年M月d日" : u"d MMMM yyyy");
    return QStringLiteral("%1 %2 (UTC%3%4)")
        .arg(day, moment.time().toString(u"HH:mm:ss"), minutes < 0 ? QStringLiteral("-") : QStringLiteral("+"),
             QTime(0, 0).addSecs(std::abs(minutes) * 60).toString(u"HH:mm"));
}

QString untilWithZone(Instant instant)
{
    const QDateTime moment = local(instant);
    return moment.date() == QDate::currentDate()
               ? QStringLiteral("%1 (%2)").arg(time(instant), moment.timeZoneAbbreviation())
               : withZone(instant);
}

QString utc(Instant instant)
{
    return QString::fromLatin1(instant.sql()) + QStringLiteral(" UTC");
}

QString amount(const Money &money)
{
    const QByteArray plain = money.plain();
    const bool negative = plain.startsWith('-');
    const qsizetype point = plain.indexOf('.');
    const QByteArray whole = plain.mid(negative ? 1 : 0, (point < 0 ? plain.size() : point) - (negative ? 1 : 0));
    const QLocale locale;
    QString text = locale.toString(whole.toLongLong()); // exact: digits only, never a floating number
    if (point >= 0)
        text += locale.decimalPoint() + QString::fromLatin1(plain.mid(point + 1));
    return negative ? locale.negativeSign() + text : text;
}

QString money(const Money &money)
{
    return QString::fromLatin1(money.currency.code) + QChar(0x00A0) + amount(money);
}

QString count(qint64 number)
{
    return QLocale().toString(number);
}

} // namespace holdfast::format
