// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/incident_row.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>

#include <optional>

namespace holdfast::cli {

inline QString words(const QByteArray &ascii)
{
    return QString::fromUtf8(ascii);
}

inline QJsonValue moment(const std::optional<Instant> &instant)
{
    return instant ? QJsonValue(words(instant->json())) : QJsonValue();
}

template <RowId Id>
QJsonValue maybeNumber(const std::optional<Id> &id)
{
    return id ? QJsonValue(number(*id)) : QJsonValue();
}

// The object that a text of evidence is.
inline QJsonObject evidenceJson(const QByteArray &evidence)
{
    return QJsonDocument::fromJson(evidence).object();
}

} // namespace holdfast::cli
