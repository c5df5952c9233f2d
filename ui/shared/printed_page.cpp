// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printed_page.h"

#include "ui/shared/format.h"
#include "ui/shared/theme.h"

#include <QCoreApplication>
#include <QTextTable>

#include <optional>
#include <utility>

namespace holdfast {

namespace {

struct PrintedWords
{
    Q_DECLARE_TR_FUNCTIONS(ConfirmationWords)
};

constexpr qreal kText = 10;
constexpr qreal kSmall = 8.5;
constexpr qreal kHeading = 12;
constexpr qreal kTitle = 16;
constexpr qreal kBetween = 8;

QTextCharFormat ink(qreal points, bool bold = false)
{
    QTextCharFormat look;
    QFont font(Theme::base().families());
    font.setPointSizeF(points);
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    look.setFont(font);
    look.setForeground(Qt::black);
    return look;
}

void block(QTextCursor &cursor, const QString &text, const QTextCharFormat &format)
{
    QTextBlockFormat block;
    block.setBottomMargin(kBetween);
    cursor.setBlockFormat(block);
    cursor.insertText(text, format);
    cursor.insertBlock();
}

void cell(QTextTable *table, int row, int column, const QString &text, const QTextCharFormat &format, bool right)
{
    QTextCursor cursor = table->cellAt(row, column).firstCursorPosition();
    QTextBlockFormat block;
    block.setAlignment(right ? Qt::AlignRight : Qt::AlignLeft);
    cursor.setBlockFormat(block);
    cursor.insertText(text, format);
}

QString amountOf(const PrintedLine &line)
{
    const std::optional<qint64> amount = checkedProduct(line.quantity, line.unitPrice.minor);
    return amount ? format::amount({*amount, line.unitPrice.currency}) : QStringLiteral("?");
}

} // namespace

PrintedPage::PrintedPage(const StoreFacts &store)
    : PrintedPage(store, PrintedWords::tr("TRAINING: this is no real order."))
{
}

PrintedPage::PrintedPage(const StoreFacts &store, const QString &training)
    : m_document(std::make_unique<QTextDocument>()), m_cursor(m_document.get())
{
    m_document->setUndoRedoEnabled(false);
    strong(store.name);
    if (!store.training)
        return;
    strong(training);
    m_overTables = PrintedWords::tr("TRAINING · %1").arg(store.name);
}

void PrintedPage::title(const QString &title)
{
    m_document->setMetaInformation(QTextDocument::DocumentTitle, title);
    block(m_cursor, title, ink(kTitle, true));
}

void PrintedPage::heading(const QString &text)
{
    QTextBlockFormat apart;
    apart.setTopMargin(kBetween * 2);
    apart.setBottomMargin(kBetween);
    m_cursor.setBlockFormat(apart);
    m_cursor.insertText(text, ink(kHeading, true));
    m_cursor.insertBlock();
    m_cursor.setBlockFormat({});
}

void PrintedPage::paragraph(const QString &text)
{
    block(m_cursor, text, ink(kText));
}

void PrintedPage::strong(const QString &text)
{
    block(m_cursor, text, ink(kText, true));
}

void PrintedPage::lines(const std::vector<PrintedLine> &lines)
{
    QList<QStringList> rows;
    for (const PrintedLine &line : lines)
        rows << QStringList{format::count(line.quantity), line.name, QString::fromUtf8(line.code),
                            format::amount(line.unitPrice), amountOf(line)};
    table({{PrintedWords::tr("Quantity"), 10, true},
           {PrintedWords::tr("Article"), 42},
           {PrintedWords::tr("Code"), 18},
           {PrintedWords::tr("Price each"), 15, true},
           {PrintedWords::tr("Amount"), 15, true}},
          rows);
}

void PrintedPage::table(const std::vector<PrintedColumn> &columns, const QList<QStringList> &rows)
{
    QTextTableFormat look;
    look.setBorder(0);
    look.setCellPadding(3);
    look.setCellSpacing(0);
    look.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    QList<QTextLength> widths;
    for (const PrintedColumn &column : columns)
        widths << QTextLength(QTextLength::PercentageLength, column.percent);
    look.setColumnWidthConstraints(widths);
    const int titles = m_overTables.isEmpty() ? 0 : 1; // the row of the titles
    look.setHeaderRowCount(titles + 1);                // on every page
    QTextTable *table = m_cursor.insertTable(int(rows.size()) + titles + 1, int(columns.size()), look);
    if (titles > 0) {
        table->mergeCells(0, 0, 1, int(columns.size()));
        cell(table, 0, 0, m_overTables, ink(kSmall, true), false);
    }
    for (int column = 0; column < int(columns.size()); ++column) {
        const PrintedColumn &of = columns[std::size_t(column)];
        cell(table, titles, column, of.title, ink(kSmall, true), of.isNumber);
        for (int row = 0; row < rows.size(); ++row)
            cell(table, titles + row + 1, column, rows.at(row).value(column), ink(kText), of.isNumber);
    }
    m_cursor.movePosition(QTextCursor::End);
    m_cursor.insertBlock();
}

std::unique_ptr<QTextDocument> PrintedPage::take()
{
    return std::move(m_document);
}

} // namespace holdfast
