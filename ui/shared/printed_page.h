// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sql/rows/money.h"
#include "ui/shared/store_desk.h"

#include <QTextCursor>
#include <QTextDocument>

#include <memory>
#include <vector>

namespace holdfast {

struct PrintedLine
{
    qint64 quantity = 0;
    QString name;
    QByteArray code;
    Money unitPrice;
};

struct PrintedColumn
{
    QString title;
    int percent = 0; // of the page's width
    bool isNumber = false;
};

// A page of A4 or Letter, or as many as it takes, written from the top: the store's name, and that it is a training
// store, are there already, and over every table, so that no page of a training store can be taken for a live one's.
// Black on white in any theme; on paper sizes are points, whatever the screen's are. GUI thread.
class PrintedPage
{
public:
    explicit PrintedPage(const StoreFacts &store);                 // for a customer
    PrintedPage(const StoreFacts &store, const QString &training); // how a training store says that it is one

    void title(const QString &title);  // also the document's
    void heading(const QString &text); // of a part
    void paragraph(const QString &text);
    void strong(const QString &text);
    void lines(const std::vector<PrintedLine> &lines);                                     // with the amount of each
    void table(const std::vector<PrintedColumn> &columns, const QList<QStringList> &rows); // titles on every page
    std::unique_ptr<QTextDocument> take(); // the last that is asked of it

private:
    std::unique_ptr<QTextDocument> m_document;
    QTextCursor m_cursor;
    QString m_overTables; // empty in a live store
};

} // namespace holdfast
