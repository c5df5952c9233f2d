// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace holdfast {

// What somebody has chosen on a page, kept in a file of this account for the next start: filters and sort for each
// store (scope: its uuid), columns for each page. Kept are the page's own words, never positions; whoever reads them
// back takes those that it knows. What cannot be read counts as not kept. GUI thread; a small local file.
class ListMemory
{
public:
    struct Choice
    {
        QString text;
        QMap<QString, QString> chips;
        QString sort;
        bool ascending = false;

        bool operator==(const Choice &) const = default;
    };

    ListMemory() = default;                                                          // keeps nothing
    ListMemory(const QString &scope, const QString &page, const QString &file = {}); // no file: this account's

    Choice choice() const;
    void keepChoice(const Choice &choice) const; // an empty one is forgotten
    QStringList columns() const;
    void keepColumns(const QStringList &columns) const;

private:
    QString m_scope;
    QString m_page;
    QString m_file;
};

} // namespace holdfast
