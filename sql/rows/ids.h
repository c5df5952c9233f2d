// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QUuid>

#include <compare>
#include <functional>

namespace holdfast {

// One type for each kind of row, so that an order's number cannot be passed where a customer's is meant.
// All are BIGINT in the store, start at 1 and never change.
enum class CustomerId : qint64 {};
enum class SkuId : qint64 {};
enum class OrderId : qint64 {};
enum class QuoteId : qint64 {};
enum class IncidentId : qint64 {};

template <class Id>
concept RowId = std::is_enum_v<Id> && std::is_same_v<std::underlying_type_t<Id>, qint64>;

template <RowId Id>
constexpr qint64 number(Id id)
{
    return static_cast<qint64>(id);
}

// One intent of one person, made by the workstation before the first attempt and kept over every retry.
// 16 bytes in the store (the order of RFC 4122).
class OperationId
{
public:
    static OperationId make() { return OperationId(QUuid::createUuid()); }
    explicit OperationId(const QUuid &uuid) : m_uuid(uuid) {}

    QByteArray bytes() const { return m_uuid.toRfc4122(); }
    QString text() const { return m_uuid.toString(QUuid::WithoutBraces); }
    bool operator==(const OperationId &other) const { return m_uuid == other.m_uuid; }

private:
    QUuid m_uuid;
};

} // namespace holdfast
