// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRegularExpression>

namespace holdfast {

// A locking read without its locks; any other statement as it is.
inline QByteArray asPlainRead(const QByteArray &sql)
{
    static const QRegularExpression locks(QStringLiteral("\\b(?:FOR UPDATE|LOCK IN SHARE MODE)\\b"));
    return QString::fromUtf8(sql).remove(locks).toUtf8();
}

} // namespace holdfast
