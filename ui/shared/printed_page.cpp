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
    : m_document(std::make_unique<QTextDocument>()), m_cursor(m_document.get())
{
    m_document->setUndoRedoEnabled(false);
    strong(store.name);
    if (store.training)
        strong(PrintedWords::tr("Training store: this is no real order."));
}

void PrintedPage::title(const QString &title)
{
    m_document->setMetaInformation(QTextDocument::DocumentTitle, title);
    block(m_cursor, title, ink(kTitle, true));
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
    const QStringList heads{PrintedWords::tr("Quantity"), PrintedWords::tr("Article"), PrintedWords::tr("Code"),
                            PrintedWords::tr("Price each"), PrintedWords::tr("Amount")};
    QTextTableFormat look;
    look.setBorder(0);
    look.setCellPadding(3);
    look.setCellSpacing(0);
    look.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    look.setColumnWidthConstraints(
        {QTextLength(QTextLength::PercentageLength, 10), QTextLength(QTextLength::PercentageLength, 42),
         QTextLength(QTextLength::PercentageLength, 18), QTextLength(QTextLength::PercentageLength, 15),
         QTextLength(QTextLength::PercentageLength, 15)});
    look.setHeaderRowCount(1);
    QTextTable *table = m_cursor.insertTable(int(lines.size()) + 1, int(heads.size()), look);
    const auto isNumber = [](int column) { return column == 0 || column > 2; };
    for (int column = 0; column < heads.size(); ++column)
        cell(table, 0, column, heads.at(column), ink(kSmall, true), isNumber(column));
    int row = 0;
    for (const PrintedLine &line : lines) {
        ++row;
        const QStringList values{format::count(line.quantity), line.name, QString::fromUtf8(line.code),
                                 format::amount(line.unitPrice), amountOf(line)};
        for (int column = 0; column < values.size(); ++column)
            cell(table, row, column, values.at(column), ink(kText), isNumber(column));
    }
    m_cursor.movePosition(QTextCursor::End);
    m_cursor.insertBlock();
}

std::unique_ptr<QTextDocument> PrintedPage::take()
{
    return std::move(m_document);
}

} // namespace holdfast
