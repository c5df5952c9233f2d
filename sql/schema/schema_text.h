// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/schema/migrator.h"

#include <QByteArrayList>

#include <map>

namespace holdfast {

// What the steps say that a store's schema is, read out of their text. Plain values; names are the keys.
struct SchemaText
{
    struct Column
    {
        QByteArray type; // bigint, varchar(120): in lower case, without what is said of characters
        bool nullable = true;
    };
    struct Index
    {
        bool unique = false;
        QByteArrayList columns;
    };
    struct Trigger
    {
        QByteArray when; // "before update on stock"
        QByteArray body;
    };
    std::map<QByteArray, Column> columns;         // "stock available"
    std::map<QByteArray, Index> indexes;          // "stock PRIMARY"
    std::map<QByteArray, QByteArray> checks;      // "stock stock_available" → its condition
    std::map<QByteArray, QByteArray> foreignKeys; // "stock stock_sku" → "sku_id > skus.id restrict restrict"
    std::map<QByteArray, Trigger> triggers;       // by name
    QByteArrayList notUnderstood;                 // steps and what they define; empty, or the rest cannot be trusted

    static SchemaText ofSteps(const std::vector<SchemaStep> &steps = Migrator::steps());

    // The same for the text of a step and for what the two servers make of it: a condition as the server prints it has
    // other brackets, spaces and quotes around names, and says which characters a text is of.
    static QByteArray normalised(const QByteArray &condition);
    static QByteArray normalisedBody(const QByteArray &body); // of a trigger, which is kept as it was written
    static QByteArray normalisedType(const QByteArray &type);
};

} // namespace holdfast
